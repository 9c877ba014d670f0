import { frameAddress, sandboxFrame, startPaymentEndpoint } from '@kindcrate/contract/payments';
import { atom, onMount } from 'nanostores';
import { publicRequest } from '../lib/public-request.ts';

/** `address` is that of the provider's frame, the payment's token in it. */
export type Payment = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; address: string };

/** A payment that can be made; begun when a page first looks at it. */
export const $payment = atom<Payment>({ state: 'loading' });

/** Begins a (new) payment. A failure is logged, and leaves the state `failed`. */
export async function beginPayment(): Promise<void> {
  $payment.set({ state: 'loading' });
  try {
    const { token, frame = sandboxFrame } = await publicRequest(startPaymentEndpoint);
    $payment.set({ state: 'ready', address: frameAddress(frame, token) });
  } catch (error) {
    console.error(error);
    $payment.set({ state: 'failed' });
  }
}

onMount($payment, () => {
  if (typeof window !== 'undefined') void beginPayment();
});
