import type { OrderFilter } from '@kindcrate/contract/staff-orders';
import { ActionNotice } from '../../../ui/async-button/ActionNotice.tsx';
import { AsyncButton } from '../../../ui/async-button/AsyncButton.tsx';
import { useAsyncAction } from '../../../ui/async-button/use-async-action.ts';
import type { DeskOrdersCopy } from '../copy.ts';
import { lazyQueueActions } from './lazy-queue-actions.ts';

interface Props {
  filter: OrderFilter;
  copy: DeskOrdersCopy;
}

/** Downloads all orders that match the filter as a file for spreadsheets. */
export function DownloadOrders({ filter, copy }: Props) {
  const action = useAsyncAction(copy.downloadFailed);
  const download = () =>
    action.run(async () => {
      await (await lazyQueueActions.load()).downloadOrders(filter, copy.fileName);
      return copy.downloaded;
    });
  return (
    <>
      <AsyncButton label={copy.download} isQuiet isPending={action.isPending} onClick={() => void download()} />
      <ActionNotice action={action} />
    </>
  );
}
