import { formatMessage } from '@kindcrate/contract/message-format';
import { useEffect, useRef, useState } from 'react';
import type { QueuedOrder } from '../../../../lib/staff-orders.build.ts';
import { FieldError } from '../../../../ui/field/FieldFrame.tsx';
import type { DeskOrdersCopy } from '../../copy.ts';
import { ReceiveItem } from './ReceiveItem.tsx';
import { quantityFieldName, sumReceived, toReceivedItems } from './received-items.ts';
import './receive-items.scss';

/** The props of a field, as `useForm` returns them. */
interface FieldProps {
  id: string;
  name: string;
  error: string | undefined;
}

interface Props {
  order: QueuedOrder;
  field: (name: string) => FieldProps;
  /** The values of a stored draft. */
  restored: Record<string, string>;
  copy: DeskOrdersCopy;
}

/** Asks how many pieces of each item were received. The offered quantities are filled in. */
export function ReceiveItems({ order: { items, quantity }, field, restored, copy }: Props) {
  const root = useRef<HTMLFieldSetElement>(null);
  const [typed, setTyped] = useState<Record<string, string>>({});
  const offered = Object.fromEntries(items.map((item, index) => [quantityFieldName(index), String(item.quantity)]));
  const values: Record<string, string> = { ...offered, ...restored, ...typed };
  useEffect(() => {
    const form = root.current?.form;
    // The body contains the items as a list, but the fields of a form cannot be nested.
    const addItems = ({ formData }: FormDataEvent) =>
      formData.set('items', JSON.stringify(toReceivedItems(Object.fromEntries(formData), items)));
    form?.addEventListener('formdata', addItems);
    return () => form?.removeEventListener('formdata', addItems);
  }, [items]);
  const list = field('items');

  return (
    <fieldset
      className="receive-items"
      id={list.id}
      tabIndex={-1}
      aria-describedby={list.error && `${list.id}-error`}
      ref={root}
    >
      <legend className="receive-items__title">{copy.items.receive}</legend>
      {items.map((item, index) => (
        <ReceiveItem
          key={item._id}
          item={item}
          index={index}
          received={values[quantityFieldName(index)] ?? ''}
          onType={(value) => setTyped((before) => ({ ...before, [quantityFieldName(index)]: value }))}
          field={field}
          copy={copy}
        />
      ))}
      <FieldError id={`${list.id}-error`} message={list.error} />
      <p className="receive-items__total">
        {formatMessage(copy.items.total, { received: sumReceived(values, items), offered: quantity })}
      </p>
    </fieldset>
  );
}
