import { formatMessage } from '@kindcrate/contract/message-format';
import { AsyncButton } from '../../../ui/async-button/AsyncButton.tsx';
import { FieldError } from '../../../ui/field/FieldFrame.tsx';
import type { PlacesCopy } from './copy.ts';
import type { FieldProps } from './field-props.ts';
import type { Span } from './place-values.ts';

interface Props extends Pick<FieldProps, 'field'> {
  span: Span;
  /** The path of the span in the body. */
  path: string;
  /** The values that distinguish the accessible names of the span's controls. */
  names: { day: string; n: number };
  onChange: (changes: Partial<Span>) => void;
  onRemove: () => void;
  copy: PlacesCopy;
}

const ends = ['opens', 'closes'] as const;

/** The opening and closing time of one time span. */
export function SpanFields({ span, path, names, field, onChange, onRemove, copy }: Props) {
  const whole = field(path);
  const wholeErrorId = whole.error && `${whole.id}-error`;
  return (
    <div className="place-span">
      {ends.map((end) => {
        const { error, ...control } = field(`${path}.${end}`);
        // A message about both times is attached to the closing time, which is the one to correct.
        const errorIds = [error && `${control.id}-error`, end === 'closes' && wholeErrorId].filter(Boolean);
        return (
          <input
            key={end}
            {...control}
            className="field__input place-span__time"
            type="time"
            required
            aria-label={formatMessage(copy.hours[end], names)}
            aria-invalid={errorIds.length > 0 || undefined}
            aria-describedby={errorIds.join(' ') || undefined}
            value={span[end]}
            onInput={({ currentTarget: { value } }) => onChange({ [end]: value })}
          />
        );
      })}
      <AsyncButton
        aria-label={formatMessage(copy.hours.removeOn, names)}
        label={copy.remove}
        isQuiet
        isPending={false}
        onClick={onRemove}
      />
      {[whole, ...ends.map((end) => field(`${path}.${end}`))].map(({ id, error }) => (
        <FieldError key={id} id={`${id}-error`} message={error} />
      ))}
    </div>
  );
}
