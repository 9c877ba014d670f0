import { CoinQuote } from './CoinQuote.tsx';
import { HandoverPart } from './handover/HandoverPart.tsx';
import { CharityNeed } from './needs/CharityNeed.tsx';
import { NeedHint } from './needs/NeedHint.tsx';
import { RefusalHint } from './refusals/RefusalHint.tsx';

/**
 * Parts of the donation form that load on demand: what it shows about the organizations, the goods and their quantity, and its question
 * about the handover. The form can be sent before they have loaded.
 */
export const formParts = { CharityNeed, CoinQuote, HandoverPart, NeedHint, RefusalHint };
