import type { CollectionEntry } from 'astro:content';
import { CoinQuote } from '../../islands/donation-form/CoinQuote.tsx';
import { Field } from '../../islands/field/Field.tsx';
import { $coinRule } from '../../stores/coin-rule.ts';
import { coinRule } from '../gift-samples.ts';

interface Props {
  copy: CollectionEntry<'donationForm'>['data'];
}

/** A quantity with its quote, by a rule that nobody was asked for. */
export function CoinQuoteSample({ copy }: Props) {
  $coinRule.set(coinRule);
  return (
    <form>
      <CoinQuote text={copy.coinQuote}>
        <Field
          id="coin-quote-quantity"
          name=""
          label={copy.quantity}
          hint={copy.quantityHint}
          inputMode="numeric"
          defaultValue="3"
          autoComplete="off"
        />
      </CoinQuote>
    </form>
  );
}
