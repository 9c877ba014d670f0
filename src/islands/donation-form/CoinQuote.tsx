import { useStore } from '@nanostores/react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { fillIn } from '../../lib/fill-in.ts';
import { $coinRule } from '../../stores/coin-rule.ts';
import './coin-quote.scss';
import { quotedCoins } from './quoted-coins.ts';

interface Props {
  /** With `{coins}` in it. */
  text: string;
}

/** Says what the goods would earn, by the quantity in the form around it. Without a quantity, or the rule, it says nothing. */
export function CoinQuote({ text }: Props) {
  const place = useRef<HTMLParagraphElement>(null);
  const rule = useStore($coinRule, { ssr: () => undefined });
  const typed = useTyped(place, 'quantity');
  const coins = rule && quotedCoins(rule, typed);
  return (
    <p className="coin-quote" ref={place} aria-live="polite">
      {coins !== undefined && fillIn(text, { coins })}
    </p>
  );
}

/** Milliseconds after the last key: while somebody types, nothing is read out. */
const pause = 400;

/** What stands in a field of the form around a place. */
function useTyped(place: RefObject<HTMLElement | null>, name: string): string {
  const [typed, setTyped] = useState('');

  useEffect(() => {
    const form = place.current?.closest('form');
    if (!form) return;
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      const field = form.elements.namedItem(name);
      setTyped(field instanceof HTMLInputElement ? field.value : '');
    };
    const lookSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(look, pause);
    };
    look();
    form.addEventListener('input', lookSoon);
    form.addEventListener('reset', lookSoon);
    return () => {
      clearTimeout(timer);
      form.removeEventListener('input', lookSoon);
      form.removeEventListener('reset', lookSoon);
    };
  }, [place, name]);

  return typed;
}
