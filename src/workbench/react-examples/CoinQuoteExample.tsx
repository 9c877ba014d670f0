import { useRef } from 'react';
import { CoinQuote } from '../../islands/donation-form/CoinQuote.tsx';
import type { DonationFormCopy } from '../../islands/donation-form/copy.ts';
import { coinRule as coinRuleStore } from '../../stores/coin-rule.ts';
import { Field } from '../../ui/field/Field.tsx';
import { coinRule } from '../coin-fixtures.ts';

interface Props {
  copy: DonationFormCopy;
}

// The workbench has no API to load the rule from.
void coinRuleStore.loadWith(async () => coinRule);

/** A quantity field with the coin quote below it. */
export function CoinQuoteExample({ copy }: Props) {
  const field = useRef<HTMLDivElement>(null);
  return (
    <form>
      <div ref={field}>
        <Field
          id="coin-quote-quantity"
          name=""
          label={copy.quantity}
          hint={copy.quantityHint}
          inputMode="numeric"
          defaultValue="3"
          autoComplete="off"
        />
        <CoinQuote field={field} text={copy.coinQuote} />
      </div>
    </form>
  );
}
