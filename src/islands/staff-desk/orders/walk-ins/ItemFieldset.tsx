import { limits } from '@kindcrate/contract/limits';
import { formatMessage } from '@kindcrate/contract/message-format';
import { itemConditions } from '@kindcrate/contract/order-items';
import { needCategories } from '../../../../stores/need-categories.ts';
import { AsyncButton } from '../../../../ui/async-button/AsyncButton.tsx';
import { Field } from '../../../../ui/field/Field.tsx';
import { SelectField } from '../../../../ui/field/SelectField.tsx';
import { useResource } from '../../../../ui/resource/use-resource.ts';
import type { DeskOrdersCopy } from '../../copy.ts';
import { categoryPath, inTreeOrder } from '../../needs/category-tree.ts';
import { itemFieldName } from './read-items.ts';

/** Returns the props of a field by its name. */
export type GetFieldProps = (name: string) => { id: string; name: string; error: string | undefined };

interface Props {
  index: number;
  field: GetFieldProps;
  /** Undefined for the only item. */
  onRemove: (() => void) | undefined;
  copy: DeskOrdersCopy;
}

/** The fields of one item: what it is, how many pieces arrived, its category, its condition and a photo. */
export function ItemFieldset({ index, field, onRemove, copy: { walkIns, items } }: Props) {
  const { data: categories = [] } = useResource(needCategories);
  const n = index + 1;
  const itemField = (property: string) => field(itemFieldName(index, property));
  return (
    <fieldset className="walk-in-item">
      <legend className="walk-in-item__title">{formatMessage(walkIns.item, { n })}</legend>
      <Field
        {...itemField('name')}
        label={walkIns.name}
        placeholder={walkIns.nameHint}
        maxLength={limits.line}
        autoComplete="off"
      />
      <Field
        {...itemField('quantity')}
        label={walkIns.quantity}
        inputMode="numeric"
        defaultValue={1}
        autoComplete="off"
      />
      <SelectField
        {...itemField('category')}
        label={walkIns.category}
        options={[
          { value: '', label: walkIns.noCategory },
          ...inTreeOrder(categories).map(({ _id: value }) => ({ value, label: categoryPath(categories, value) })),
        ]}
      />
      <SelectField
        {...itemField('condition')}
        label={walkIns.condition}
        options={[
          { value: '', label: walkIns.noCondition },
          ...itemConditions.map((value) => ({ value, label: items.conditions[value] })),
        ]}
      />
      <Field
        {...itemField('photo')}
        label={walkIns.photo}
        hint={walkIns.photoHint}
        required={false}
        type="file"
        accept={limits.image.types.join()}
      />
      {onRemove && (
        <AsyncButton
          aria-label={formatMessage(walkIns.removeNumber, { n })}
          label={walkIns.removeItem}
          isQuiet
          isPending={false}
          onClick={onRemove}
        />
      )}
    </fieldset>
  );
}
