import { AsyncButton } from '../../../ui/async-button/AsyncButton.tsx';
import type { RowPart } from '../use-open-part.ts';
import type { NeedsCopy } from './copy.ts';

interface FirstButton {
  label: string;
  isPending: boolean;
  onClick: () => void;
}

interface Props {
  /** The id of the row's heading, which completes the accessible names: every row has the same buttons. */
  headingId: string;
  /** A button before the others. */
  first?: FirstButton | undefined;
  copy: Pick<NeedsCopy, 'edit' | 'delete'>;
  onOpen: (part: RowPart) => void;
}

/** The buttons of a row that edit and delete it. */
export function RowButtons({ headingId, first, copy, onOpen }: Props) {
  const named = (name: string) => {
    const id = `${name}-${headingId}`;
    return { id, 'aria-labelledby': `${id} ${headingId}` };
  };
  const open = (part: RowPart) => ({ value: part, isQuiet: true, isPending: false, onClick: () => onOpen(part) });
  return (
    <div className="button-row">
      {first && <AsyncButton {...named('first')} {...first} isQuiet />}
      <AsyncButton {...named('edit')} {...open('form')} label={copy.edit} />
      <AsyncButton {...named('delete')} {...open('deletion')} label={copy.delete} />
    </div>
  );
}
