import { limits } from '@kindcrate/contract/limits';
import { formatMessage } from '@kindcrate/contract/message-format';
import { weekdayName } from '../../../lib/place.ts';
import { AsyncButton } from '../../../ui/async-button/AsyncButton.tsx';
import type { PlacesCopy } from './copy.ts';
import type { FieldProps } from './field-props.ts';
import { pageLanguageOrEnglish } from './page-language.ts';
import { firstIndexOf, type Span } from './place-values.ts';
import { SpanFields } from './SpanFields.tsx';

interface Props extends FieldProps {
  weekday: number;
  copy: PlacesCopy;
}

/** The time spans during which a place is open on a weekday, and a button that adds one. */
export function DayHours({ weekday, field, state: { values, change, notifyForm }, copy }: Props) {
  const day = weekdayName(weekday, pageLanguageOrEnglish());
  const spans = values.hours[weekday] ?? [];
  const first = firstIndexOf(values.hours, weekday);
  const addId = field(`hours-${weekday}-add`).id;
  const set = (changed: Span[]) => change({ hours: { [weekday]: changed } });
  const focus = (id: string) => document.getElementById(id)?.focus();
  const add = () => {
    set([...spans, { opens: '', closes: '' }]);
    notifyForm();
    focus(field(`hours.${first + spans.length}.opens`).id);
  };
  const remove = (removed: number) => {
    set(spans.filter((_, index) => index !== removed));
    notifyForm();
    focus(addId);
  };
  return (
    <div className="place-day">
      <span className="place-day__name">{day}</span>
      <div className="place-day__spans">
        {spans.length === 0 && <span className="quiet">{copy.hours.closed}</span>}
        {spans.map((span, index) => (
          <SpanFields
            // biome-ignore lint/suspicious/noArrayIndexKey: the fields keep no state of their own
            key={index}
            span={span}
            path={`hours.${first + index}`}
            names={{ day, n: index + 1 }}
            field={field}
            onChange={(changes) => set(spans.with(index, { ...span, ...changes }))}
            onRemove={() => remove(index)}
            copy={copy}
          />
        ))}
      </div>
      {spans.length < limits.place.spansPerDay && (
        <AsyncButton
          id={addId}
          aria-label={formatMessage(copy.hours.addOn, { day })}
          label={copy.hours.add}
          isQuiet
          isPending={false}
          onClick={add}
        />
      )}
    </div>
  );
}
