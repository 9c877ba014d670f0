import { useStore } from '@nanostores/react';
import type { QueuedOrder } from '../../../../lib/staff-orders.build.ts';
import { $selection, listSelected, toggleOrder } from '../../../../stores/order-selection.ts';
import './row-checkbox.scss';

interface Props {
  order: Pick<QueuedOrder, '_id' | 'itemsName'>;
}

/**
 * Selects an order in the list. With Shift, also selects the orders between this one and the one that was selected last. The label enlarges
 * the area that can be pressed.
 */
export function RowCheckbox({ order: { _id: id, itemsName } }: Props) {
  const selection = useStore($selection);
  const isSelected = listSelected(selection).some(({ _id }) => _id === id);
  return (
    <label className="row-checkbox">
      <input
        type="checkbox"
        aria-label={itemsName}
        checked={isSelected}
        onChange={({ nativeEvent }) => toggleOrder(id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
      />
    </label>
  );
}
