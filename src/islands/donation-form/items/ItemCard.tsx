import { formatMessage } from '@kindcrate/contract/message-format';
import { useRef } from 'react';
import { Field } from '../../../ui/field/Field.tsx';
import type { DonationFormCopy } from '../copy.ts';
import type { GetFieldProps } from './get-field-props.ts';
import { ItemDetails } from './ItemDetails.tsx';
import { PhotoList } from './PhotoList.tsx';
import type { RenderHint } from './render-hint.ts';

interface Props {
  /** The index of the item. At least 1, because the fields of the first item (0) are not in a card. */
  index: number;
  field: GetFieldProps;
  restored: Record<string, string>;
  copy: DonationFormCopy;
  renderHint: RenderHint;
  onRemove: () => void;
}

/** One of the items after the first. */
export function ItemCard({ index, field, restored, copy, renderHint, onRemove }: Props) {
  const name = useRef<HTMLDivElement>(null);
  const { items } = copy;
  const number = index + 1;
  const photos = field(`items.${index}.photos`);
  return (
    <fieldset className="item-card">
      <legend className="item-card__title">{formatMessage(items.title, { number })}</legend>
      <div ref={name}>
        <Field {...field(`items.${index}.name`)} label={items.name} autoComplete="off" />
        {renderHint(name, index)}
      </div>
      <Field
        {...field(`items.${index}.quantity`)}
        label={copy.quantity}
        hint={copy.quantityHint}
        inputMode="numeric"
        defaultValue="1"
        autoComplete="off"
      />
      <ItemDetails index={index} field={field} restored={restored} copy={items} />
      <PhotoList
        index={index}
        id={photos.id}
        label={items.photos.label}
        error={photos.error}
        copy={items.photos}
        restored={restored[photos.name]}
      />
      <button className="button button--quiet button--small item-card__remove" type="button" onClick={onRemove}>
        {formatMessage(items.remove, { number })}
      </button>
    </fieldset>
  );
}
