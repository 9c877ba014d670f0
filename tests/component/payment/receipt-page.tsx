import PaymentReceipt from '../../../src/islands/payment-receipt/PaymentReceipt.tsx';
import { paymentWithChoices } from '../../../src/workbench/payment-fixtures.ts';
import { copy } from '../copy.ts';
import { mount, unmount } from '../mount.tsx';

/** Opens the receipt of a payment, after unmounting any page that is open. */
export function openPaymentReceipt(id = paymentWithChoices._id): void {
  unmount();
  history.replaceState(null, '', id ? `?payment=${id}` : '?');
  mount(<PaymentReceipt copy={copy['payment-receipt']} siteName={copy.frame.name} />, 'detail');
}
