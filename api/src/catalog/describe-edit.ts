import type { Act } from '../audit/repository.ts';

type Fields = Record<string, unknown>;

/** How the trail calls the fields that it does not call by their own names. */
const names: Record<string, string> = {
  organizationInfo: 'info',
  image: 'picture',
  alt: 'words of the picture',
};

/**
 * Says how the trail tells an edit: what was done, and to which fields.
 * @param before what the fields were
 * @param after what they become; what is undefined stays as it is
 * @returns nothing when the edit changes nothing.
 */
export function tellEdit(before: Fields, after: Fields): Pick<Act, 'action' | 'detail'> | undefined {
  const changed = Object.keys(after).filter((name) => after[name] !== undefined && after[name] !== before[name]);
  const state = after.hidden ? 'hidden' : 'shown';
  if (changed.length === 0) return undefined;
  if (changed.length === 1 && changed[0] === 'hidden') return { action: after.hidden ? 'hid' : 'showed', detail: '' };
  const told = changed.map((name) => (name === 'hidden' ? state : (names[name] ?? name)));
  return { action: 'edited', detail: told.join(', ') };
}

type Pictures = { _id: string; alt: string }[];

/** Says how the trail tells that pictures were arranged anew; nothing when they are as they were. */
export function tellArrangement(before: Pictures, after: Pictures): Pick<Act, 'action' | 'detail'> | undefined {
  const alts = new Map(before.map(({ _id, alt }) => [_id, alt]));
  const kept = new Set(after.map(({ _id }) => _id));
  const remaining = before.filter(({ _id }) => kept.has(_id));
  const told = [
    remaining.length < before.length && 'a picture removed',
    remaining.some(({ _id }, place) => _id !== after[place]?._id) && 'order of the pictures',
    after.some(({ _id, alt }) => alts.get(_id) !== alt) && 'words of a picture',
  ].filter((part) => part !== false);
  return told.length ? { action: 'edited', detail: told.join(', ') } : undefined;
}
