import { deskNewsStreamPath, getDeskNewsEndpoint } from '@kindcrate/contract/desk-news';
import { describeEndpoint } from './describe-reply.ts';

export const getDeskNews = describeEndpoint(getDeskNewsEndpoint);
export const newsStreamPath = deskNewsStreamPath;
