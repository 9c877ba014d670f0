import { itemConditions } from '@kindcrate/contract/order-items';
import { needs } from '../../../stores/needs.ts';
import { FieldError } from '../../../ui/field/FieldFrame.tsx';
import { SelectField } from '../../../ui/field/SelectField.tsx';
import { useResource } from '../../../ui/resource/use-resource.ts';
import { categoryOptions } from './category-options.ts';
import type { ItemsCopy } from './copy.ts';
import type { GetFieldProps } from './get-field-props.ts';

interface Props {
  index: number;
  field: GetFieldProps;
  /** The fields of the restored draft. */
  restored: Record<string, string>;
  copy: ItemsCopy;
}

/** The optional fields of an item: its category and its condition. */
export function ItemDetails({ index, field, restored, copy }: Props) {
  const { data } = useResource(needs);
  const category = field(`items.${index}.category`);
  const condition = field(`items.${index}.condition`);
  const kept = restored[category.name];
  const hasCategories = (data?.categories.length ?? 0) > 0 || kept;
  return (
    <div className="item-details">
      {hasCategories && (
        <SelectField
          {...category}
          label={copy.category}
          data-saved=""
          defaultValue={kept ?? ''}
          options={[{ value: '', label: copy.noCategory }, ...categoryOptions(data?.categories ?? [], kept)]}
        />
      )}
      <fieldset className="item-condition" aria-describedby={condition.error && `${condition.id}-error`}>
        <legend className="field__label">{copy.condition}</legend>
        <div className="item-condition__choices">
          {itemConditions.map((value, position) => (
            <label className="item-condition__choice" key={value}>
              <input
                // The error summary links to the group's id, which is on the first radio button.
                id={position === 0 ? condition.id : undefined}
                type="radio"
                name={condition.name}
                value={value}
                defaultChecked={restored[condition.name] === value}
              />
              {copy.conditions[value]}
            </label>
          ))}
        </div>
        <FieldError id={`${condition.id}-error`} message={condition.error} />
      </fieldset>
    </div>
  );
}
