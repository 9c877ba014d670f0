import type { Database } from '../database/database.ts';

/** A message in a copy of someone's data, without the name of the person at the desk. */
interface CopiedMessage {
  from: 'you' | 'desk';
  text: string;
  at: string;
}

/** The messages of each thread, oldest first, keyed by the id of its order or contact message. */
export async function listCopiedMessages(
  database: Database,
  threadIds: readonly string[],
): Promise<Map<string, CopiedMessage[]>> {
  if (!threadIds.length) return new Map();
  const rows = await database
    .selectFrom('thread_messages')
    .select(['thread_id', 'from_desk', 'text', 'created_at as at'])
    .where('thread_id', 'in', threadIds)
    .orderBy('thread_id')
    .orderBy('sequence')
    .execute();
  const threads = Map.groupBy(rows, ({ thread_id }) => thread_id);
  return new Map([...threads].map(([id, messages]) => [id, messages.map(toCopiedMessage)]));
}

const toCopiedMessage = ({ from_desk, text, at }: { from_desk: number; text: string; at: string }): CopiedMessage => ({
  from: from_desk ? 'desk' : 'you',
  text,
  at,
});
