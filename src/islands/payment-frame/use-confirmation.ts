import { getPaymentEndpoint, type Payment } from '@kindcrate/contract/payments';
import { useEffect, useState } from 'react';
import { pollWhileVisible } from '../../lib/poll.ts';
import { publicRequest } from '../../lib/public-request.ts';

/** Milliseconds between two requests. */
const interval = 2_000;
const maxRequests = 10;

interface Confirmation {
  /** As last reported by the API; undefined before its first report. */
  payment?: Payment | undefined;
  /** Whether all requests were made without a final answer. */
  isLate: boolean;
}

/** Requests the status of a payment until it is no longer pending, or for about 20 seconds. Failures are logged. */
export function useConfirmation(id: string) {
  const [confirmation, setConfirmation] = useState<Confirmation>({ isLate: false });
  const [round, setRound] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another round repeats the requests
  useEffect(() => {
    let requestCount = 0;
    const stop = pollWhileVisible(async () => {
      const payment = await findPayment(id);
      requestCount++;
      const isPending = !payment || payment.status === 'pending';
      if (!isPending || requestCount === maxRequests) stop();
      setConfirmation((before) => ({
        payment: payment ?? before.payment,
        isLate: isPending && requestCount === maxRequests,
      }));
    }, interval);
    return stop;
  }, [id, round]);

  const checkAgain = () => {
    setConfirmation(({ payment }) => ({ payment, isLate: false }));
    setRound(round + 1);
  };
  return { ...confirmation, checkAgain };
}

async function findPayment(id: string): Promise<Payment | undefined> {
  try {
    return (await publicRequest(getPaymentEndpoint, { id })).result;
  } catch (error) {
    console.error(error);
    return undefined;
  }
}
