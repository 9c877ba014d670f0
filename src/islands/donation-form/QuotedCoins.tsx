import { formatMessage } from '@kindcrate/contract/message-format';
import { coinRule } from '../../stores/coin-rule.ts';
import { useResource } from '../../ui/resource/use-resource.ts';
import { quotedCoins } from './quoted-coins.ts';

interface Props {
  /** With `{coins}`. */
  text: string;
  /** The values of the quantity fields, one on each line. */
  typed: string;
}

/** The sentence of `CoinQuote`. Renders nothing until the coin rule has loaded, and for quantities that earn no coins. */
export function QuotedCoins({ text, typed }: Props) {
  const { data: rule } = useResource(coinRule);
  const coins = rule && quotedCoins(rule, typed.split('\n'));
  return coins !== undefined && formatMessage(text, { coins });
}
