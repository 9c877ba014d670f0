import { limits } from '@kindcrate/contract/limits';
import { formatMessage } from '@kindcrate/contract/message-format';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { TimePickerCopy } from './copy.ts';
import { formatTimeRange } from './format-time.ts';
import { groupByDay } from './group-by-day.ts';
import '../../styles/blocks/link.scss';
import './time-picker.scss';
import type { FreeTimes } from './use-free-times.ts';

interface Props {
  times: FreeTimes;
  /** The chosen start times, in order of preference. */
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  copy: TimePickerCopy;
}

const { handoverTimes: max } = limits;

/** How many days are shown at first. Two weeks can have a hundred free times. */
const initialDayCount = 4;

/** Free times by day, of which some can be chosen, in order of preference. */
export function TimePicker({ times: { timeZone, result }, chosen, onChange, copy }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const days = groupByDay(timeZone, result);
  const isChosen = ({ start }: { start: string }) => chosen.includes(start);
  // A draft may contain a time on a later day, which has to be visible.
  const [showsAll, setShowsAll] = useState(() => days.slice(initialDayCount).some(([, times]) => times.some(isChosen)));
  const toggle = (start: string) =>
    onChange(chosen.includes(start) ? chosen.filter((other) => other !== start) : [...chosen, start]);
  const showAll = () => {
    flushSync(() => setShowsAll(true));
    // The pressed button has disappeared.
    root.current?.querySelectorAll('fieldset')[initialDayCount]?.querySelector('input')?.focus();
  };

  return (
    <div className="time-picker" ref={root}>
      {days.slice(0, showsAll ? undefined : initialDayCount).map(([day, dayTimes]) => (
        <fieldset key={day} className="time-picker__day">
          <legend>{day}</legend>
          {dayTimes.map((time) => (
            <label key={time.start} className="time-picker__time">
              <input
                className="time-picker__input"
                type="checkbox"
                checked={isChosen(time)}
                disabled={chosen.length >= max && !isChosen(time)}
                onChange={() => toggle(time.start)}
              />
              {isChosen(time) && (
                <span className="time-picker__rank" aria-hidden="true">
                  {chosen.indexOf(time.start) + 1}
                </span>
              )}
              {formatTimeRange(time, timeZone)}
            </label>
          ))}
        </fieldset>
      ))}
      {!showsAll && days.length > initialDayCount && (
        <button className="link" type="button" onClick={showAll}>
          {copy.more}
        </button>
      )}
      <p className="time-picker__count" aria-live="polite">
        {chosen.length > 0 && formatMessage(copy.count, { count: chosen.length, max })}
      </p>
    </div>
  );
}
