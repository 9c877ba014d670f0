import type { Handover } from '@kindcrate/contract/handovers';
import { limits } from '@kindcrate/contract/limits';
import { formatMessage } from '@kindcrate/contract/message-format';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { AsyncButton } from '../async-button/AsyncButton.tsx';
import { Spinner } from '../spinner/Spinner.tsx';
import { TryAgain } from '../try-again/TryAgain.tsx';
import type { ChooseTimesCopy } from './copy.ts';
import { TimePicker } from './TimePicker.tsx';
import { useFreeTimes } from './use-free-times.ts';

interface Props {
  handover: Pick<Handover, 'kind'>;
  organizationId: string;
  isPending: boolean;
  onSend: (times: string[]) => void;
  onClose: () => void;
  copy: ChooseTimesCopy;
}

const { handoverTimes: max } = limits;

/** A form in which a donor requests some of an organization's free times, or the desk offers some of them. */
export function ChooseTimes({ handover: { kind }, organizationId, isPending, onSend, onClose, copy }: Props) {
  const { times, hasFailed, reload } = useFreeTimes(organizationId, kind);
  const [chosen, setChosen] = useState<string[]>([]);
  const [problem, setProblem] = useState<string>();
  const title = useRef<HTMLLegendElement>(null);
  const hasLoaded = times !== undefined;
  useEffect(() => {
    if (hasLoaded) title.current?.focus();
  }, [hasLoaded]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (chosen.length) onSend(chosen);
    else setProblem(copy.choose);
  };

  if (hasFailed) return <TryAgain text={copy.failed} label={copy.tryAgain} onRetry={reload} />;
  if (!times) return <Spinner label={copy.loading} />;
  return (
    <form className="handover__form" onSubmit={submit} noValidate>
      <fieldset>
        <legend ref={title} tabIndex={-1}>
          {times.result.length ? formatMessage(copy.title, { max }) : copy.none}
        </legend>
        <TimePicker times={times} chosen={chosen} onChange={setChosen} copy={copy} />
      </fieldset>
      {problem && (
        <p className="notice notice--alert" role="alert">
          {problem}
        </p>
      )}
      <div className="button-row">
        {times.result.length > 0 && <AsyncButton type="submit" label={copy.send} isPending={isPending} />}
        <AsyncButton label={copy.close} isQuiet isPending={false} onClick={onClose} />
      </div>
    </form>
  );
}
