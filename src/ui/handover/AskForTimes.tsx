import type { Handover, HandoverTime } from '@kindcrate/contract/handovers';
import { limits } from '@kindcrate/contract/limits';
import { formatMessage } from '@kindcrate/contract/message-format';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { listFreeTimes } from '../../stores/handover-times.ts';
import { AsyncButton } from '../async-button/AsyncButton.tsx';
import { Spinner } from '../spinner/Spinner.tsx';
import { TryAgain } from '../try-again/TryAgain.tsx';
import type { AskForTimesCopy } from './copy.ts';
import { formatClock, formatDay } from './format-time.ts';
import '../../styles/blocks/link.scss';

interface Props {
  handover: Pick<Handover, 'kind'>;
  organizationId: string;
  isPending: boolean;
  onSend: (times: string[]) => void;
  onClose: () => void;
  copy: AskForTimesCopy;
}

const { handoverTimes: max } = limits;

type Loaded = { timeZone: string; result: HandoverTime[] } | 'failed' | undefined;

/** The free times of an organization, of which a donor asks for some. */
export function AskForTimes({ handover: { kind }, organizationId, isPending, onSend, onClose, copy }: Props) {
  const [loaded, setLoaded] = useState<Loaded>();
  const [attempt, setAttempt] = useState(0);
  const [problem, setProblem] = useState<string>();
  const title = useRef<HTMLLegendElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` loads again
  useEffect(() => {
    let isCurrent = true;
    listFreeTimes(organizationId, kind).then(
      (times) => isCurrent && setLoaded(times),
      (error) => {
        console.error(error);
        if (isCurrent) setLoaded('failed');
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [organizationId, kind, attempt]);
  useEffect(() => {
    if (loaded && loaded !== 'failed') title.current?.focus();
  }, [loaded]);
  const retry = () => {
    setLoaded(undefined);
    setAttempt(attempt + 1);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const times = new FormData(event.currentTarget).getAll('time').map(String);
    if (times.length >= 1 && times.length <= max) return onSend(times);
    setProblem(times.length ? formatMessage(copy.tooMany, { max }) : copy.choose);
  };

  if (!loaded) return <Spinner label={copy.loading} />;
  if (loaded === 'failed') return <TryAgain text={copy.failed} label={copy.tryAgain} onRetry={retry} />;
  return (
    <form className="handover__ask" onSubmit={submit} noValidate>
      <fieldset>
        <legend ref={title} tabIndex={-1}>
          {loaded.result.length ? formatMessage(copy.title, { max }) : copy.none}
        </legend>
        <div className="handover__days">
          {groupByDay(loaded).map(([day, times]) => (
            <fieldset key={day} className="handover__day">
              <legend>{day}</legend>
              {times.map((time) => (
                <label key={time.start}>
                  <input type="checkbox" name="time" value={time.start} /> {formatClock(time, loaded.timeZone)}
                </label>
              ))}
            </fieldset>
          ))}
        </div>
      </fieldset>
      {problem && (
        <p className="notice notice--alert" role="alert">
          {problem}
        </p>
      )}
      <div className="button-row">
        {loaded.result.length > 0 && <AsyncButton type="submit" label={copy.send} isPending={isPending} />}
        <AsyncButton label={copy.close} isQuiet isPending={false} onClick={onClose} />
      </div>
    </form>
  );
}

function groupByDay({ timeZone, result }: { timeZone: string; result: HandoverTime[] }): [string, HandoverTime[]][] {
  const days = new Map<string, HandoverTime[]>();
  for (const time of result) {
    const day = formatDay(time.start, timeZone);
    days.set(day, [...(days.get(day) ?? []), time]);
  }
  return [...days];
}
