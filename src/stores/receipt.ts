import { getReceiptEndpoint } from '@kindcrate/contract/receipts';
import { requestDetail } from '../lib/early-detail.ts';
import { createDetail } from './detail.ts';

/** The receipt whose code stands in the page's address. */
export const { $detail: $receipt, load: loadReceipt } = createDetail(() => requestDetail(getReceiptEndpoint));
