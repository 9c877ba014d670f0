import { listNeedCategoriesEndpoint, listNeedsEndpoint } from '@kindcrate/contract/needs';
import { describeEndpoint } from './describe-reply.ts';

export const listNeeds = describeEndpoint(listNeedsEndpoint);
export const listNeedCategories = describeEndpoint(listNeedCategoriesEndpoint);
