import type { RefObject } from 'react';
import type { ResourceState } from '../../stores/resource.ts';
import type { PaymentFrameCopy } from './copy.ts';
import type { OpenPayment } from './start-payment.ts';
import type { PaymentProgress } from './use-payment-messages.ts';

export interface PaymentViewProps {
  /** The state of the latest request that starts a payment: the first one, or one for another amount. */
  state: ResourceState<OpenPayment>['state'];
  /** The latest payment that was started, or the one that may have been made, even if another was started after it. */
  payment: OpenPayment | undefined;
  progress: PaymentProgress;
  copy: PaymentFrameCopy;
  root?: RefObject<HTMLDivElement | null>;
  frame?: RefObject<HTMLIFrameElement | null>;
  onLoad?: () => void;
  onRetry: () => void;
  onChoose: (amount: number) => Promise<void>;
}
