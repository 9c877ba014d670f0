import { getStatementEndpoint } from '@kindcrate/contract/statements';
import { describeEndpoint } from './describe-endpoint.ts';

export const statementEndpoint = describeEndpoint(getStatementEndpoint);
