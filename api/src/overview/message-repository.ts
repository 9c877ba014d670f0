import type { Database } from '../database/database.ts';
import { countWaitingThreads, readThreads, selectThreadPage } from '../threads/list-repository.ts';

/** Reads how many threads wait for an answer, and which of them have waited longest. */
export async function readUnanswered(database: Database, limit: number) {
  const query = { show: 'unanswered', organizationId: undefined, userId: '' } as const;
  const ids = (await selectThreadPage(database, query).limit(limit).execute()).map(({ id }) => id);
  const threads = await readThreads(database, ids, undefined);
  const oldest = ids.flatMap((id) => {
    const thread = threads.get(id);
    if (!thread) return [];
    const { _id, from: name, text, waitingSince, lastAt } = thread;
    return [{ _id, name, text, createdAt: waitingSince ?? lastAt }];
  });
  return { count: await countWaitingThreads(database), oldest };
}
