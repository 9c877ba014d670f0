import type { Session } from '@kindcrate/contract/sessions';
import type { SessionRow } from '../database/schema.ts';

/** A session as its owner and staff see it. @param currentId the id of the session in which the request was made */
export function toSession({ id, browser, system, created_at, last_used_at }: SessionRow, currentId: string): Session {
  return {
    _id: id,
    browser,
    system,
    loggedInAt: created_at,
    lastUsedAt: last_used_at,
    isCurrent: id === currentId,
  };
}
