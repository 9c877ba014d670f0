import { limits } from '@kindcrate/contract/limits';
import { formatMessage } from '@kindcrate/contract/message-format';
import { AsyncButton } from '../../../ui/async-button/AsyncButton.tsx';
import { Field } from '../../../ui/field/Field.tsx';
import { FieldError } from '../../../ui/field/FieldFrame.tsx';
import type { PlacesCopy } from './copy.ts';
import type { FieldProps } from './field-props.ts';
import type { Closure } from './place-values.ts';

interface Props extends Pick<FieldProps, 'field'> {
  closure: Closure;
  index: number;
  onChange: (changes: Partial<Closure>) => void;
  onRemove: () => void;
  copy: PlacesCopy;
}

/** The first and last day of a closure, and its reason. */
export function ClosureFields({ closure, index, field, onChange, onRemove, copy }: Props) {
  const { closedDays } = copy;
  const { id, error } = field(`closedDays.${index}`);
  const day = (part: 'from' | 'until') => ({
    ...field(`closedDays.${index}.${part}`),
    label: closedDays[part],
    type: 'date',
    value: closure[part],
    onInput: ({ currentTarget: { value } }: { currentTarget: HTMLInputElement }) => onChange({ [part]: value }),
  });
  return (
    <fieldset
      className="place-closure"
      id={id}
      tabIndex={-1}
      aria-label={formatMessage(closedDays.closure, { n: index + 1 })}
      aria-describedby={error && `${id}-error`}
    >
      <Field {...day('from')} />
      <Field {...day('until')} min={closure.from || undefined} />
      <Field
        {...field(`closedDays.${index}.reason`)}
        label={closedDays.reason}
        placeholder={closedDays.reasonHint}
        required={false}
        maxLength={limits.place.line}
        autoComplete="off"
        value={closure.reason}
        onInput={({ currentTarget: { value } }) => onChange({ reason: value })}
      />
      <AsyncButton
        aria-label={formatMessage(closedDays.removeNumber, { n: index + 1 })}
        label={copy.remove}
        isQuiet
        isPending={false}
        onClick={onRemove}
      />
      <FieldError id={`${id}-error`} message={error} />
    </fieldset>
  );
}
