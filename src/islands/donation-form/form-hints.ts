import { CoinQuote } from './CoinQuote.tsx';
import { CharityNeed } from './needs/CharityNeed.tsx';
import { NeedHint } from './needs/NeedHint.tsx';
import { RefusalHint } from './refusals/RefusalHint.tsx';

/** What the donation form says about the organizations, the goods and their quantity. It can be filled in and sent without. */
export const hints = { CharityNeed, CoinQuote, NeedHint, RefusalHint };
