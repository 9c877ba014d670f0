import { formatMessage } from '@kindcrate/contract/message-format';
import { useEffect, useState } from 'react';

interface Props {
  /** In ms since 1970. */
  until: number;
  /** With `{seconds}`. */
  text: string;
}

const secondsUntil = (time: number) => Math.max(0, Math.ceil((time - Date.now()) / 1000));

/** Counts down. Not announced, because a number every second would drown out everything else. */
export function SecondsLeft({ until, text }: Props) {
  const [seconds, setSeconds] = useState(() => secondsUntil(until));
  useEffect(() => {
    const timer = setInterval(() => setSeconds(secondsUntil(until)), 250);
    return () => clearInterval(timer);
  }, [until]);
  return <p className="move-toast__seconds">{formatMessage(text, { seconds })}</p>;
}
