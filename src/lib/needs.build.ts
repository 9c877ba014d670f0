import { listNeedCategoriesEndpoint, listNeedsEndpoint } from '@kindcrate/contract/needs';
import { describeEndpoint } from './describe-endpoint.ts';

export const needsEndpoint = describeEndpoint(listNeedsEndpoint);
export const needCategoriesEndpoint = describeEndpoint(listNeedCategoriesEndpoint);
