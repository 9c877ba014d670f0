import { getReceiptEndpoint } from '@kindcrate/contract/receipts';
import { describeEndpoint } from './describe-endpoint.ts';

export const receiptEndpoint = describeEndpoint(getReceiptEndpoint);
