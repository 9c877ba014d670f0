import { getStatementEndpoint } from '@kindcrate/contract/statements';
import { describeEndpoint } from './describe-reply.ts';

export const getStatement = describeEndpoint(getStatementEndpoint);
