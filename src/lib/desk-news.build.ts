import { deskNewsStreamPath, getDeskNewsEndpoint } from '@kindcrate/contract/desk-news';
import { describeEndpoint } from './describe-endpoint.ts';

export const deskNewsEndpoint = describeEndpoint(getDeskNewsEndpoint);
export const newsStreamPath = deskNewsStreamPath;
