import type { QueuedItem } from '../../../../lib/staff-orders.build.ts';
import { Field } from '../../../../ui/field/Field.tsx';
import type { DeskOrdersCopy } from '../../copy.ts';
import { ItemFacts } from './ItemFacts.tsx';
import { isPartial, quantityFieldName, reasonFieldName } from './received-items.ts';

interface Props {
  item: QueuedItem;
  index: number;
  /** The current value of the quantity field. */
  received: string;
  onType: (received: string) => void;
  field: (name: string) => { id: string; name: string; error: string | undefined };
  copy: DeskOrdersCopy;
}

/** How many pieces of one item were received and, if fewer than offered, why. */
export function ReceiveItem({ item, index, received, onType, field, copy }: Props) {
  return (
    <fieldset className="receive-items__item">
      <legend className="receive-items__name">{item.name}</legend>
      <ItemFacts item={item} copy={copy.items} />
      <Field
        {...field(quantityFieldName(index))}
        label={copy.receivedQuantity}
        inputMode="numeric"
        defaultValue={item.quantity}
        autoComplete="off"
        onInput={({ currentTarget }) => onType(currentTarget.value)}
      />
      {/* Hidden rather than removed, so that a draft can be restored into the field. */}
      <div className="receive-items__reason" hidden={!isPartial(received, item)}>
        <Field
          {...field(reasonFieldName(index))}
          label={copy.items.declinedReason}
          hint={copy.items.declinedReasonHint}
          required={Number(received) === 0}
          autoComplete="off"
        />
      </div>
    </fieldset>
  );
}
