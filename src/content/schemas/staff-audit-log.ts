import { text } from './parts.ts';
import { group } from './structure.ts';

/** One text for each action. */
export const auditActionTexts = group({
  created: text,
  edited: text,
  hid: text,
  showed: text,
  moved: text,
  exported: text,
  answered: text,
  reopened: text,
  changed: text,
  'logged out': text,
  blocked: text,
  unblocked: text,
  'added note': text,
  invited: text,
  withdrew: text,
  accepted: text,
  'created token': text,
  'revoked token': text,
  settled: text,
  'exported redemptions': text,
  'reversed settlement': text,
  'copied data': text,
  'deleted account': text,
  deleted: text,
  removed: text,
  'exported audit log': text,
});

/** The filter of the audit log. */
export const auditFilter = group({
  label: text,
  action: text,
  anyAction: text,
  actions: auditActionTexts,
  order: text,
  orderHint: text,
  from: text,
  to: text,
  find: text,
  none: text,
  actor: text,
  about: text,
  unknownPerson: text,
  everyone: text,
  download: text,
  downloaded: text,
  downloadFailed: text,
  fileName: text,
});
