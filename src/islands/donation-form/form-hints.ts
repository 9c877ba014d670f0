import { CoinQuote } from './CoinQuote.tsx';
import { HandoverPart } from './handover/HandoverPart.tsx';
import { CharityNeed } from './needs/CharityNeed.tsx';
import { NeedHint } from './needs/NeedHint.tsx';
import { RefusalHint } from './refusals/RefusalHint.tsx';

/**
 * What the donation form shows about the organizations, the goods and their quantity, and its question about the handover. The form can
 * be sent before these parts have loaded.
 */
export const hints = { CharityNeed, CoinQuote, HandoverPart, NeedHint, RefusalHint };
