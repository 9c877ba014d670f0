import { auditDetail } from '../texts/texts.ts';
import type { AuditedChange } from './write-edit.ts';

/** The fields whose changes the audit log mentions. */
const auditedFields = [
  'title',
  'organizationInfo',
  'info',
  'description',
  'image',
  'alt',
  'showFrom',
  'hideOn',
] as const;

type Fields = { [Name in (typeof auditedFields)[number]]?: unknown } & { hidden?: boolean | undefined };

/**
 * Describes an edit for the audit log: what was done, and to which fields.
 * @param after the new values; undefined ones stay unchanged
 * @returns undefined when the edit changes nothing.
 */
export function describeEdit(before: Fields, after: Fields): AuditedChange | undefined {
  const isChanged = (name: keyof Fields) => after[name] !== undefined && after[name] !== before[name];
  const details = auditedFields.filter(isChanged).map((name) => auditDetail(`changed.${name}`));
  if (!isChanged('hidden')) return details.length ? { action: 'edited', detail: details.join(', ') } : undefined;
  if (!details.length) return { action: after.hidden ? 'hid' : 'showed', detail: '' };
  return { action: 'edited', detail: [...details, auditDetail(after.hidden ? 'hidden' : 'shown')].join(', ') };
}

type Images = { _id: string; alt: string }[];

/**
 * Describes an edit of an organization's images for the audit log: images removed or reordered, or text alternatives changed.
 * @returns undefined when the edit changes nothing.
 */
export function describeArrangement(before: Images, after: Images): AuditedChange | undefined {
  const alts = new Map(before.map(({ _id, alt }) => [_id, alt]));
  const keptIds = new Set(after.map(({ _id }) => _id));
  const kept = before.filter(({ _id }) => keptIds.has(_id));
  const details = [
    kept.length < before.length && auditDetail('imageRemoved'),
    kept.some(({ _id }, index) => _id !== after[index]?._id) && auditDetail('imageOrder'),
    after.some(({ _id, alt }) => alts.get(_id) !== alt) && auditDetail('changed.alt'),
  ].filter((detail) => detail !== false);
  return details.length ? { action: 'edited', detail: details.join(', ') } : undefined;
}

/** Describes two changes that are saved together. */
export function joinChanges(
  first: AuditedChange | undefined,
  second: AuditedChange | undefined,
): AuditedChange | undefined {
  if (!first || !second) return first ?? second;
  return { action: 'edited', detail: [first.detail, second.detail].filter(Boolean).join(', ') };
}
