import type { Money } from '../../../lib/money.ts';

/** Whether a payment has no amount, because it was made before amounts were stored. `XXX` stands for no currency (ISO 4217). */
export const isUnknownMoney = ({ currency }: Money): boolean => currency === 'XXX';
