import type { DeskNews } from '@kindcrate/contract/desk-news';
import type { Database } from '../database/database.ts';
import { countUnansweredMessages, listSubmittedTimes } from './repository.ts';

/** @param organization limits the news to this organization, and leaves out what only staff see */
export async function readNews(database: Database, organization: string | undefined): Promise<DeskNews> {
  const submitted = await listSubmittedTimes(database, organization);
  if (organization !== undefined) return { submitted };
  return { submitted, messages: await countUnansweredMessages(database) };
}
