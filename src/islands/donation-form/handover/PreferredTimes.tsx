import { limits } from '@kindcrate/contract/limits';
import { formatMessage } from '@kindcrate/contract/message-format';
import type { PreferredTimesCopy } from '../../../stores/handover-copy.ts';
import { FieldError } from '../../../ui/field/FieldFrame.tsx';
import { formatStart } from '../../../ui/handover/format-time.ts';
import { TimePicker } from '../../../ui/handover/TimePicker.tsx';
import { Spinner } from '../../../ui/spinner/Spinner.tsx';
import { TryAgain } from '../../../ui/try-again/TryAgain.tsx';
import type { GetFieldProps } from '../items/get-field-props.ts';
import { useHiddenInput } from '../items/use-hidden-input.ts';
import { timesField, type useChosenTimes } from './use-chosen-times.ts';

interface Props {
  field: GetFieldProps;
  choice: ReturnType<typeof useChosenTimes>;
  /** The title of the organization. */
  charity: string;
  tryAgain: string;
  copy: PreferredTimesCopy;
}

/** The times that the donor prefers. The gift can be sent without any, so nothing here blocks the form. */
export function PreferredTimes({ field, choice, charity, tryAgain, copy }: Props) {
  const { times, hasFailed, reload, chosen, stillFree, gone, choose } = choice;
  const { id, name, error } = field(timesField);
  // Includes the times that are gone: if the value changed when the free times were requested again, the form would drop the API's message
  // about them.
  const input = useHiddenInput(chosen.join(' '));
  const max = limits.handoverTimes;
  return (
    <fieldset className="preferred-times" id={id} tabIndex={-1} aria-describedby={error && `${id}-error`}>
      <legend className="field__label">{copy.title}</legend>
      <input type="hidden" name={name} data-saved="" {...input} />
      {times && times.result.length > 0 && <p className="field__hint">{formatMessage(copy.hint, { max, charity })}</p>}
      <FieldError id={`${id}-error`} message={error} />
      {times && gone.length > 0 && (
        <p className="preferred-times__gone" role="status">
          {formatMessage(copy.gone, { times: listStarts(gone, times.timeZone) })}
        </p>
      )}
      {hasFailed && <TryAgain text={copy.failed} label={tryAgain} onRetry={reload} />}
      {!hasFailed && !times && <Spinner label={copy.loading} />}
      {times && times.result.length === 0 && <p>{copy.none}</p>}
      {times && <TimePicker times={times} chosen={stillFree} onChange={choose} copy={copy} />}
    </fieldset>
  );
}

const listStarts = (starts: readonly string[], timeZone: string) =>
  new Intl.ListFormat(document.documentElement.lang).format(starts.map((start) => formatStart(start, timeZone)));
