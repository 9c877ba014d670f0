import { formatMessage } from '@kindcrate/contract/message-format';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import '../../../styles/blocks/visually-hidden.scss';
import { restoreValues } from '../../../ui/form/form-values.ts';
import type { DonationFormCopy } from '../copy.ts';
import { usePastedPhotos } from '../use-photo-drop.ts';
import { forgetPhotos } from './forget-photos.ts';
import type { GetFieldProps } from './get-field-props.ts';
import { ItemCard } from './ItemCard.tsx';
import { ItemCount } from './ItemCount.tsx';
import { ItemDetails } from './ItemDetails.tsx';
import type { RenderHint } from './render-hint.ts';
import './item-list.scss';
import { PhotoList } from './PhotoList.tsx';
import { useFormItems } from './use-form-items.ts';
import { useHiddenInput } from './use-hidden-input.ts';
import { useItemKeys } from './use-item-keys.ts';

interface Props {
  form: RefObject<HTMLFormElement | null>;
  field: GetFieldProps;
  /** The fields of the restored draft. */
  restored?: Record<string, string> | undefined;
  /** Whether the list was opened to add an item, rather than to add details to the first one. */
  addsItem: boolean;
  copy: DonationFormCopy;
  renderHint: RenderHint;
}

/** The fields that are not needed for a gift of a single item with one photo: more items, photos and details. */
export function ItemList({ form, field, restored = {}, addsItem, copy, renderHint }: Props) {
  // This list replaces the field for one photo, so a photo that was chosen there moves here.
  const [chosen] = useState(() => form.current?.querySelector<HTMLInputElement>('input[name=image]')?.files?.[0]);
  const root = useRef<HTMLDivElement>(null);
  const list = useItemKeys(Number(restored.items) || (addsItem ? 2 : 1));
  const [announcement, setAnnouncement] = useState('');
  const count = list.keys.length;
  const countField = useHiddenInput(`${count}`);
  useFormItems(form, count);
  // Pasted photos are added to the item that has the focus, or else to the first one.
  usePastedPhotos(() => (document.activeElement?.closest('.item-card') ?? root.current)?.querySelector('.item-photos'));
  useLayoutEffect(() => {
    const items = Object.entries(restored).filter(([name]) => name.startsWith('items.'));
    if (form.current) restoreValues(form.current, Object.fromEntries(items));
  }, [form, restored]);
  // An added item gets the focus, including the one for which the list was opened. Items of a restored draft do not.
  const previousCount = useRef(restored.items ? count : addsItem ? 1 : 0);
  useEffect(() => {
    if (count > previousCount.current) focusItem(root.current, count - 1);
    previousCount.current = count;
  }, [count]);
  const remove = (index: number) => {
    forgetPhotos(form.current, index);
    list.remove(index);
    setAnnouncement(formatMessage(copy.items.removed, { number: index + 1 }));
    // The pressed button is about to disappear.
    focusItem(root.current, index - 1);
  };

  return (
    <div className="item-list" ref={root}>
      <input type="hidden" name="items" data-saved="" {...countField} />
      <ItemDetails index={0} field={field} restored={restored} copy={copy.items} />
      <PhotoList
        index={0}
        {...field('image')}
        label={copy.image}
        copy={copy.items.photos}
        restored={restored['items.0.photos']}
        chosen={chosen}
      />
      {list.keys.slice(1).map((key, position) => (
        <ItemCard
          key={key}
          index={position + 1}
          field={field}
          restored={list.isInitial(key) ? restored : {}}
          copy={copy}
          renderHint={renderHint}
          onRemove={() => remove(position + 1)}
        />
      ))}
      <ItemCount {...field('items')} count={count} copy={copy.items} onAdd={list.add} />
      <p className="visually-hidden" aria-live="polite">
        {announcement}
      </p>
    </div>
  );
}

/** Moves the focus to the first field of an item. The name field of the first item is outside the list. */
function focusItem(root: HTMLElement | null, index: number): void {
  const scope = index === 0 ? root : root?.querySelectorAll('.item-card')[index - 1];
  scope?.querySelector<HTMLElement>('select, input:not([type=hidden])')?.focus();
}
