import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { openOrder } from '../../../../stores/open-order.ts';
import type { ListCopy } from '../../../../ui/paged-list/PagedList.tsx';
import { Spinner } from '../../../../ui/spinner/Spinner.tsx';
import { TryAgain } from '../../../../ui/try-again/TryAgain.tsx';
import type { DeskOrdersCopy } from '../../copy.ts';
import { OrderDetails } from '../OrderDetails.tsx';

interface Props {
  id: string;
  copy: DeskOrdersCopy;
  list: ListCopy;
}

/** An order that the URL names but the list does not contain: it is on a later page, or the filter excludes it. */
export function UnlistedOrder({ id, copy, list }: Props) {
  const opened = useStore(openOrder.$state);
  useEffect(() => void openOrder.reload(), []);
  if (opened.data?._id === id) return <OrderDetails order={opened.data} copy={copy} list={list} />;
  if (opened.state !== 'failed') return <Spinner label={list.loading} />;
  if (opened.isNotFound) return <p>{copy.queue.missing}</p>;
  return <TryAgain text={list.failed} label={list.tryAgain} onRetry={() => void openOrder.reload()} />;
}
