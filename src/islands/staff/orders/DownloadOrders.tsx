import type { CollectionEntry } from 'astro:content';
import type { OrderFilter } from '@kindcrate/contract/staff-orders';
import { downloadOrders } from '../../../stores/staff-orders.ts';
import { ActButton } from '../../act/ActButton.tsx';
import { ActNotice } from '../../act/ActNotice.tsx';
import { useAct } from '../../act/use-act.ts';

interface Props {
  filter: OrderFilter;
  copy: CollectionEntry<'staff'>['data']['orders'];
}

/** Saves all orders that fit as a file for a spreadsheet. */
export function DownloadOrders({ filter, copy }: Props) {
  const act = useAct(copy.downloadFailed);
  const download = () =>
    act.run(async () => {
      save(await downloadOrders(filter), copy.fileName);
      return copy.downloaded;
    });
  return (
    <>
      <ActButton label={copy.download} isQuiet isPending={act.isPending} onClick={() => void download()} />
      <ActNotice act={act} />
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
