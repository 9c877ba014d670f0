import { formatMessage } from '@kindcrate/contract/message-format';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { onDemand } from '../../lib/on-demand.ts';
import { coinRule } from '../../stores/coin-rule.ts';
import { useOnDemand } from '../../ui/on-demand/use-on-demand.ts';
import { useResource } from '../../ui/resource/use-resource.ts';
import './coin-quote.scss';

const quoteCode = onDemand('quoted-coins', async () => (await import('./quoted-coins.ts')).quotedCoins);

interface Props {
  /** With `{coins}`. */
  text: string;
  /** The quantity field. */
  children: ReactNode;
}

/** Shows below the quantity field how many coins the order would earn, once the quantity is valid and the coin rule is loaded. */
export function CoinQuote({ text, children }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const { data: rule } = useResource(coinRule);
  const typed = useInputValue(root);
  const { loaded: quotedCoins, load } = useOnDemand(quoteCode);
  const hasQuantity = /[1-9]/.test(typed);
  useEffect(() => {
    if (hasQuantity) void load();
  }, [hasQuantity, load]);
  const coins = rule && quotedCoins?.(rule, typed);
  return (
    <div ref={root}>
      {children}
      <p className="coin-quote" aria-live="polite">
        {coins !== undefined && formatMessage(text, { coins })}
      </p>
    </div>
  );
}

/** Milliseconds to wait after the last key press, so that a screen reader does not interrupt typing. */
const delay = 400;

/** The value of the input inside an element, whether it was typed, restored or reset. */
function useInputValue(root: RefObject<HTMLElement | null>): string {
  const [value, setValue] = useState('');

  useEffect(() => {
    const input = root.current?.querySelector('input');
    const form = input?.form;
    if (!form) return;
    let timer: ReturnType<typeof setTimeout>;
    const update = () => setValue(input.value);
    const updateSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(update, delay);
    };
    update();
    input.addEventListener('input', updateSoon);
    // `reset` is dispatched before the values change, so they cannot be read yet.
    form.addEventListener('reset', updateSoon);
    return () => {
      clearTimeout(timer);
      input.removeEventListener('input', updateSoon);
      form.removeEventListener('reset', updateSoon);
    };
  }, [root]);

  return value;
}
