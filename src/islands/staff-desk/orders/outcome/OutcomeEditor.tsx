import type { StaffOrder } from '@kindcrate/contract/staff-orders';
import { useEffect, useState } from 'react';
import { loadStaffOrder } from '../../../../stores/staff-outcomes.ts';
import { useAsyncAction } from '../../../../ui/async-button/use-async-action.ts';
import { Spinner } from '../../../../ui/spinner/Spinner.tsx';
import { TryAgain } from '../../../../ui/try-again/TryAgain.tsx';
import type { DeskOrdersCopy } from '../../copy.ts';
import { OutcomeForm } from './OutcomeForm.tsx';

interface Props {
  orderId: string;
  copy: DeskOrdersCopy;
}

/** Loads a completed order with its outcome, which the orders in the queue lack, and edits the outcome. */
export function OutcomeEditor({ orderId, copy }: Props) {
  const [order, setOrder] = useState<StaffOrder>();
  const { run, result, isPending } = useAsyncAction(copy.failure);
  const load = () =>
    run(async () => {
      setOrder(await loadStaffOrder(orderId));
      return '';
    });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, when the editor is opened
  useEffect(() => {
    void load();
  }, []);
  const { outcome } = copy;

  if (order) return <OutcomeForm order={order} onLoaded={setOrder} copy={copy} />;
  if (result && !isPending)
    return <TryAgain text={outcome.loadFailed} label={outcome.tryAgain} onRetry={() => void load()} />;
  return <Spinner label={outcome.loading} />;
}
