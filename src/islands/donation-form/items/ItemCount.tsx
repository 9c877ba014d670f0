import { limits } from '@kindcrate/contract/limits';
import { formatMessage } from '@kindcrate/contract/message-format';
import { FieldError } from '../../../ui/field/FieldFrame.tsx';
import type { ItemsCopy } from './copy.ts';

interface Props {
  count: number;
  /** The id that the error summary links to. */
  id: string;
  /** A message about all items together. */
  error: string | undefined;
  copy: ItemsCopy;
  onAdd: () => void;
}

/** The button that adds an item, and the number of items. */
export function ItemCount({ count, id, error, copy, onAdd }: Props) {
  return (
    <div className="item-count" id={id} tabIndex={-1}>
      <FieldError id={`${id}-error`} message={error} />
      {count < limits.orderItems && (
        <button className="button button--quiet button--wide" type="button" data-add onClick={onAdd}>
          {copy.add}
        </button>
      )}
      <p className="item-count__text" tabIndex={-1}>
        {formatMessage(copy.count, { count, max: limits.orderItems })}
      </p>
    </div>
  );
}
