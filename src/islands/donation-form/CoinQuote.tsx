import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { interpolate } from '../../lib/interpolate.ts';
import { coinRule } from '../../stores/coin-rule.ts';
import { useResource } from '../../ui/resource/use-resource.ts';
import './coin-quote.scss';
import { quotedCoins } from './quoted-coins.ts';

interface Props {
  /** With `{coins}` in it. */
  text: string;
  /** The field of the quantity. */
  children: ReactNode;
}

/** Says under the quantity what so many pieces would earn. Without a quantity, or without the rule, it says nothing. */
export function CoinQuote({ text, children }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const { data: rule } = useResource(coinRule);
  const typed = useTyped(root);
  const coins = rule && quotedCoins(rule, typed);
  return (
    <div ref={root}>
      {children}
      <p className="coin-quote" aria-live="polite">
        {coins !== undefined && interpolate(text, { coins })}
      </p>
    </div>
  );
}

/** Milliseconds after the last key: while somebody types, nothing is read out. */
const pause = 400;

/** What stands in the input of an element, also when a draft or a reset put it there. */
function useTyped(root: RefObject<HTMLElement | null>): string {
  const [typed, setTyped] = useState('');

  useEffect(() => {
    const input = root.current?.querySelector('input');
    const form = input?.form;
    if (!form) return;
    let timer: ReturnType<typeof setTimeout>;
    const look = () => setTyped(input.value);
    const lookSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(look, pause);
    };
    look();
    input.addEventListener('input', lookSoon);
    form.addEventListener('reset', lookSoon);
    return () => {
      clearTimeout(timer);
      input.removeEventListener('input', lookSoon);
      form.removeEventListener('reset', lookSoon);
    };
  }, [root]);

  return typed;
}
