import { formatMessage } from '@kindcrate/contract/message-format';
import { coinRule } from '../../stores/coin-rule.ts';
import { useResource } from '../../ui/resource/use-resource.ts';
import { quotedCoins } from './quoted-coins.ts';

interface Props {
  /** With `{coins}`. */
  text: string;
  /** The value of the quantity field. */
  typed: string;
}

/** The sentence of `CoinQuote`. Renders nothing until the coin rule has loaded, and for a quantity that earns no coins. */
export function QuotedCoins({ text, typed }: Props) {
  const { data: rule } = useResource(coinRule);
  const coins = rule && quotedCoins(rule, typed);
  return coins !== undefined && formatMessage(text, { coins });
}
