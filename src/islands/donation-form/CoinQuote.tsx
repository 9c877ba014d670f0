import { type RefObject, useEffect } from 'react';
import { onDemand } from '../../lib/on-demand.ts';
import { useOnDemand } from '../../ui/on-demand/use-on-demand.ts';
import './coin-quote.scss';
import { useQuantities } from './use-quantities.ts';

const lazyQuotedCoins = onDemand('QuotedCoins', async () => (await import('./QuotedCoins.tsx')).QuotedCoins);

interface Props {
  /** With `{coins}`. */
  text: string;
  /** The element around the quantity field of the first item. */
  field: RefObject<HTMLElement | null>;
}

/** Shows below the quantity field, as soon as a quantity is typed, how many coins all items together would earn. */
export function CoinQuote({ text, field }: Props) {
  const typed = useQuantities(field);
  const { loaded: QuotedCoins, load } = useOnDemand(lazyQuotedCoins);
  const hasQuantity = /[1-9]/.test(typed);
  useEffect(() => {
    if (hasQuantity) void load();
  }, [hasQuantity, load]);
  return (
    <p className="coin-quote" aria-live="polite">
      {QuotedCoins && <QuotedCoins text={text} typed={typed} />}
    </p>
  );
}
