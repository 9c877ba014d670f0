import { randomUUID } from 'node:crypto';
import type { Database } from '../../src/database/database.ts';
import { insertSavedText, listTakenSlots } from '../../src/saved-texts/repository.ts';

/** Adds a saved reason. @returns its id */
export async function addSavedText(database: Database): Promise<string> {
  const id = randomUUID();
  const slot = Math.max(0, ...(await listTakenSlots(database))) + 1;
  await insertSavedText(database, { id, slot, kind: 'reason', title: 'Worn out', text: 'It is too worn.' });
  return id;
}
