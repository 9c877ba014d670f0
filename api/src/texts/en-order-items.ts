/** One item of an order, in emails, receipts and spreadsheets; and one order in the email about several moved orders. */
export const orderItems = {
  offered: '{name}: {quantity, plural, one {# piece} other {# pieces}}',
  received: '{name}: {received} of {quantity, plural, one {# piece} other {# pieces}}',
  receivedWithReason: '{name}: {received} of {quantity, plural, one {# piece} other {# pieces}} ({reason})',
  movedOrder: '• “{item}” for {charity}, number {number}',
} as const;
