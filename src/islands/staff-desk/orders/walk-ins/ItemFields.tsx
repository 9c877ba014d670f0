import { limits } from '@kindcrate/contract/limits';
import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { AsyncButton } from '../../../../ui/async-button/AsyncButton.tsx';
import { FieldError } from '../../../../ui/field/FieldFrame.tsx';
import type { DeskOrdersCopy } from '../../copy.ts';
import { type GetFieldProps, ItemFieldset } from './ItemFieldset.tsx';
import { itemFieldName, readItems } from './read-items.ts';

interface Props {
  form: RefObject<HTMLFormElement | null>;
  field: GetFieldProps;
  copy: DeskOrdersCopy;
}

/** What arrived: 1 to 10 items. */
export function ItemFields({ form, field, copy }: Props) {
  // The name of a field contains the position of its item, which changes when an earlier item is removed. The item's key stays the
  // same, so that React keeps what was typed.
  const [keys, setKeys] = useState([0]);
  const count = keys.length;
  useEffect(() => {
    const element = form.current;
    // The body contains the items as a list, but the fields of a form cannot be nested.
    const addItems = ({ formData }: FormDataEvent) => formData.set('items', JSON.stringify(readItems(formData, count)));
    element?.addEventListener('formdata', addItems);
    return () => element?.removeEventListener('formdata', addItems);
  }, [form, count]);
  const changeKeys = (newKeys: number[], indexToFocus: number) => {
    flushSync(() => setKeys(newKeys));
    document.getElementById(field(itemFieldName(indexToFocus, 'name')).id)?.focus();
  };
  const add = () => changeKeys([...keys, Math.max(...keys) + 1], count);
  const remove = (index: number) => changeKeys(keys.toSpliced(index, 1), Math.min(index, count - 2));
  const { id, error } = field('items');
  return (
    <fieldset className="walk-in-items" id={id} tabIndex={-1} aria-describedby={error && `${id}-error`}>
      <FieldError id={`${id}-error`} message={error} />
      {keys.map((key, index) => (
        <ItemFieldset
          key={key}
          index={index}
          field={field}
          onRemove={count > 1 ? () => remove(index) : undefined}
          copy={copy}
        />
      ))}
      {count < limits.orderItems && (
        <AsyncButton label={copy.walkIns.addItem} isQuiet isPending={false} onClick={add} />
      )}
    </fieldset>
  );
}
