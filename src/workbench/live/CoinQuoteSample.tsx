import type { CollectionEntry } from 'astro:content';
import { CoinQuote } from '../../islands/donation-form/CoinQuote.tsx';
import { coinRule as coinRuleStore } from '../../stores/coin-rule.ts';
import { Field } from '../../ui/field/Field.tsx';
import { coinRule } from '../gift-samples.ts';

interface Props {
  copy: CollectionEntry<'donationForm'>['data'];
}

// The workbench has no API to load the rule from.
void coinRuleStore.extend(async () => coinRule);

/** A quantity with its quote. */
export function CoinQuoteSample({ copy }: Props) {
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
