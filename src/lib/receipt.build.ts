import { getReceiptEndpoint } from '@kindcrate/contract/receipts';
import { describeEndpoint } from './describe-reply.ts';

export const getReceipt = describeEndpoint(getReceiptEndpoint);
