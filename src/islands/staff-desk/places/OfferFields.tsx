import { limits } from '@kindcrate/contract/limits';
import { Field } from '../../../ui/field/Field.tsx';
import { FieldError } from '../../../ui/field/FieldFrame.tsx';
import { Checkbox } from './Checkbox.tsx';
import { CollectionDays } from './CollectionDays.tsx';
import type { PlaceOffersCopy } from './copy.ts';
import type { FieldProps } from './field-props.ts';

interface Props extends FieldProps {
  copy: PlaceOffersCopy;
}

/** Whether goods can be dropped off, where and when they are collected, and how many handovers can take place in an hour. */
export function OfferFields({ field, state, copy }: Props) {
  const { values, change } = state;
  const collection = field('collection');
  return (
    <fieldset className="place-form__part" id={collection.id} tabIndex={-1}>
      <legend className="place-form__title">{copy.title}</legend>
      <FieldError id={`${collection.id}-error`} message={collection.error} />
      <Checkbox label={copy.dropOff} isChecked={values.dropOff} onChange={(dropOff) => change({ dropOff })} />
      <Checkbox label={copy.collection} isChecked={values.collects} onChange={(collects) => change({ collects })} />
      {values.collects && (
        <>
          <Field
            {...field('collection.area')}
            label={copy.area}
            hint={copy.areaHint}
            maxLength={limits.place.line}
            autoComplete="off"
            value={values.area}
            onInput={({ currentTarget: { value } }) => change({ area: value })}
          />
          <CollectionDays field={field} state={state} copy={copy} />
        </>
      )}
      <Field
        {...field('capacityPerHour')}
        label={copy.capacity}
        hint={copy.capacityHint}
        inputMode="numeric"
        autoComplete="off"
        value={values.capacityPerHour}
        onInput={({ currentTarget: { value } }) => change({ capacityPerHour: value })}
      />
    </fieldset>
  );
}
