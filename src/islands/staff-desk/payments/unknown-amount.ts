import type { Money } from '../../../lib/money.ts';

/**
 * Whether the amount of a payment is unknown, because the payment was made before amounts were stored. `XXX` stands for no currency
 * (ISO 4217).
 */
export const hasUnknownAmount = ({ currency }: Money): boolean => currency === 'XXX';
