import type { QueueCopy } from './copy.ts';
import { setIsTable } from './use-view.ts';

interface Props {
  isTable: boolean;
  copy: QueueCopy;
}

/** Switches between the list and the table. */
export function ViewButton({ isTable, copy }: Props) {
  return (
    <button className="link queue__view" type="button" onClick={() => setIsTable(!isTable)}>
      {isTable ? copy.asList : copy.asTable}
    </button>
  );
}
