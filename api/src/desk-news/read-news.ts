import type { DeskNews } from '@kindcrate/contract/desk-news';
import type { Database } from '../database/database.ts';
import { countWaitingThreads } from '../threads/list-repository.ts';
import { listSubmittedTimes } from './repository.ts';

/** @param organization limits the news to this organization */
export async function readNews(database: Database, organization: string | undefined): Promise<DeskNews> {
  const submitted = await listSubmittedTimes(database, organization);
  return { submitted, messages: await countWaitingThreads(database, organization) };
}
