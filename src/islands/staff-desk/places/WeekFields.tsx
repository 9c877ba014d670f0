import { FieldError } from '../../../ui/field/FieldFrame.tsx';
import type { PlacesCopy } from './copy.ts';
import { DayHours } from './DayHours.tsx';
import type { FieldProps } from './field-props.ts';
import { weekdays } from './place-values.ts';

interface Props extends FieldProps {
  copy: PlacesCopy;
}

/** The hours of each day of the week. */
export function WeekFields({ field, state, copy }: Props) {
  const { id, error } = field('hours');
  const [errorId, hintId] = [`${id}-error`, `${id}-hint`];
  return (
    <fieldset
      className="place-form__part"
      id={id}
      tabIndex={-1}
      aria-describedby={error ? `${errorId} ${hintId}` : hintId}
    >
      <legend className="place-form__title">{copy.hours.title}</legend>
      <p className="field__hint" id={hintId}>
        {copy.hours.hint}
      </p>
      <FieldError id={errorId} message={error} />
      {weekdays.map((weekday) => (
        <DayHours key={weekday} weekday={weekday} field={field} state={state} copy={copy} />
      ))}
    </fieldset>
  );
}
