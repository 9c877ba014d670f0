import type { PaymentEventKind } from '../database/payment-rows.ts';
import type { SignedFields } from './paymob-signature.ts';
import type { ReportedEvent } from './record-event.ts';

const id = /^[1-9]\d{0,17}$/;
const flag = /^(true|false)$/;

/**
 * Nothing separates the fields in the string that Paymob signs. Moving digits from one field to its neighbor would keep the
 * signature valid, so each field must have exactly the form that the documentation specifies. For example, the time follows the
 * amount: as the year has four digits, no digit can move between the two. Adjacent ids need another check: see
 * `moved-digits.ts`.
 */
const forms: Partial<Record<keyof SignedFields, RegExp>> = {
  amount_cents: /^(0|[1-9]\d{0,14})$/,
  created_at: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?(Z|[+-]\d\d:\d\d)?$/,
  currency: /^[A-Z]{3}$/,
  error_occured: flag,
  has_parent_transaction: flag,
  id,
  integration_id: id,
  is_3d_secure: flag,
  is_auth: flag,
  is_capture: flag,
  is_refunded: flag,
  is_standalone_payment: flag,
  is_voided: flag,
  order: id,
  owner: id,
  pending: flag,
  success: flag,
};

export function isId(text: string): boolean {
  return id.test(text);
}

/**
 * Turns a Paymob transaction with a valid signature into an event of the ledger. The event contains nothing about the card.
 * @returns undefined when a field does not have its documented form.
 */
export function toEvent(fields: SignedFields): ReportedEvent | undefined {
  const isWellFormed = Object.entries(forms).every(([name, form]) => form.test(fields[name as keyof SignedFields]));
  if (!isWellFormed) return undefined;
  return {
    provider: 'paymob',
    provider_order: fields.order,
    transaction_id: fields.id,
    kind: kindOf(fields),
    amount: Number(fields.amount_cents),
    currency: fields.currency,
    integration: fields.integration_id,
    occurred_at: fields.created_at,
  };
}

/**
 * A refund or a void is a separate transaction, which has a parent. It also marks that parent, which is then reported again.
 * The capture of an authorized amount has a parent too, but collects the money.
 */
function kindOf(fields: SignedFields): PaymentEventKind {
  const isTrue = (name: keyof SignedFields) => fields[name] === 'true';
  if (isTrue('pending')) return 'pending';
  const isReversal = isTrue('has_parent_transaction') && !isTrue('is_capture');
  if (!isTrue('success')) return isReversal ? 'refund declined' : 'declined';
  if (isTrue('is_refunded') || isTrue('is_voided')) return 'returned';
  if (isReversal) return 'refund';
  return isTrue('is_auth') ? 'authorized' : 'accepted';
}
