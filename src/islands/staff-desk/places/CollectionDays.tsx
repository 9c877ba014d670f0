import { weekdayName } from '../../../lib/place.ts';
import { FieldError } from '../../../ui/field/FieldFrame.tsx';
import { Checkbox } from './Checkbox.tsx';
import type { PlaceOffersCopy } from './copy.ts';
import type { FieldProps } from './field-props.ts';
import { pageLanguageOrEnglish } from './page-language.ts';
import { weekdays } from './place-values.ts';

interface Props extends FieldProps {
  copy: PlaceOffersCopy;
}

/** The weekdays on which goods are collected. */
export function CollectionDays({ field, state: { values, change }, copy }: Props) {
  const { id, error } = field('collection.weekdays');
  const toggle = (weekday: number, isChosen: boolean) => {
    const others = values.weekdays.filter((day) => day !== weekday);
    change({ weekdays: isChosen ? [...others, weekday] : others });
  };
  return (
    <fieldset className="place-form__days" id={id} tabIndex={-1} aria-describedby={error && `${id}-error`}>
      <legend className="field__label">{copy.weekdays}</legend>
      {weekdays.map((weekday) => (
        <Checkbox
          key={weekday}
          label={weekdayName(weekday, pageLanguageOrEnglish())}
          isChecked={values.weekdays.includes(weekday)}
          onChange={(isChosen) => toggle(weekday, isChosen)}
        />
      ))}
      <FieldError id={`${id}-error`} message={error} />
    </fieldset>
  );
}
