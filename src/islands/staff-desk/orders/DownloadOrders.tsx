import type { CollectionEntry } from 'astro:content';
import type { OrderFilter } from '@kindcrate/contract/staff-orders';
import { downloadOrders } from '../../../stores/staff-orders.ts';
import { ActionNotice } from '../../../ui/async-button/ActionNotice.tsx';
import { AsyncButton } from '../../../ui/async-button/AsyncButton.tsx';
import { useAsyncAction } from '../../../ui/async-button/use-async-action.ts';

interface Props {
  filter: OrderFilter;
  copy: CollectionEntry<'staff'>['data']['orders'];
}

/** Saves all orders that fit as a file for a spreadsheet. */
export function DownloadOrders({ filter, copy }: Props) {
  const act = useAsyncAction(copy.downloadFailed);
  const download = () =>
    act.run(async () => {
      save(await downloadOrders(filter), copy.fileName);
      return copy.downloaded;
    });
  return (
    <>
      <AsyncButton label={copy.download} isQuiet isPending={act.isPending} onClick={() => void download()} />
      <ActionNotice act={act} />
    </>
  );
}

function save(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
