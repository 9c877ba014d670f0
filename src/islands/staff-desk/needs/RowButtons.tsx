import { AsyncButton } from '../../../ui/async-button/AsyncButton.tsx';
import type { RowPanel } from '../use-open-panel.ts';
import type { NeedsCopy } from './copy.ts';

interface FirstButton {
  label: string;
  isPending: boolean;
  onClick: () => void;
}

interface Props {
  /** The id of the row's heading, which completes the buttons' accessible names, because every row has the same buttons. */
  headingId: string;
  /** A button before the others. */
  first?: FirstButton | undefined;
  copy: Pick<NeedsCopy, 'edit' | 'delete'>;
  onOpen: (panel: RowPanel) => void;
}

/** The buttons that edit and delete what a row shows. */
export function RowButtons({ headingId, first, copy, onOpen }: Props) {
  const idProps = (name: string) => {
    const id = `${name}-${headingId}`;
    return { id, 'aria-labelledby': `${id} ${headingId}` };
  };
  const buttonProps = (panel: RowPanel) => ({
    value: panel,
    isQuiet: true,
    isPending: false,
    onClick: () => onOpen(panel),
  });
  return (
    <div className="button-row">
      {first && <AsyncButton {...idProps('first')} {...first} isQuiet />}
      <AsyncButton {...idProps('edit')} {...buttonProps('form')} label={copy.edit} />
      <AsyncButton {...idProps('delete')} {...buttonProps('deletion')} label={copy.delete} />
    </div>
  );
}
