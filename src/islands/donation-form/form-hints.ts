import { CoinQuote } from './CoinQuote.tsx';
import { HandoverPart } from './handover/HandoverPart.tsx';
import { CharityNeed } from './needs/CharityNeed.tsx';
import { NeedHint } from './needs/NeedHint.tsx';
import { RefusalHint } from './refusals/RefusalHint.tsx';

/** What the donation form says about the organizations, the goods and their quantity, and its question about the handover. It can be sent without. */
export const hints = { CharityNeed, CoinQuote, HandoverPart, NeedHint, RefusalHint };
