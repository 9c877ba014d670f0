import type { AuditEntry } from '@kindcrate/contract/audit';
import { expect, test } from 'vitest';
import { describeEntry } from '../../../../../src/islands/staff-desk/audit-log/AuditLogEntry.tsx';

const copy = {
  nightlyJob: 'The nightly job',
  actions: {
    moved: '{actor} moved the {subject} “{title}”',
    exported: '{actor} downloaded the orders',
    removed: '{actor} removed the {subject}',
  },
  otherAction: '{actor}: {action}, {subject} “{title}”',
  missingTitle: '(no longer available)',
  subjects: {
    order: 'order',
    brand: 'brand',
    organization: 'organization',
    'donation card': 'donation card',
    message: 'message',
    invitation: 'invitation',
    'API token': 'API token',
    // The API calls every account a donor here, whatever its role.
    donor: 'person',
    'old data': 'old data',
  },
};

const entry: AuditEntry = {
  _id: 'entry',
  actor: { _id: 'robin', username: 'robin' },
  action: 'moved',
  subject: { kind: 'order', _id: 'order', title: 'A lamp' },
  detail: '',
  createdAt: '2026-11-07T09:30:00.000Z',
};

test('describes who did what to which subject', () => {
  expect(describeEntry(entry, copy)).toBe('robin moved the order “A lamp”');
  expect(describeEntry({ ...entry, action: 'exported' }, copy)).toBe('robin downloaded the orders');
});

test('names the nightly job when no person did it', () => {
  const subject = { kind: 'old data', _id: '2026-11-07', title: null } as const;
  expect(describeEntry({ ...entry, actor: null, action: 'removed', subject }, copy)).toBe(
    'The nightly job removed the old data',
  );
});

test('names the action as the API does when the copy has no sentence for it', () => {
  expect(describeEntry({ ...entry, action: 'burned' }, copy)).toBe('robin: burned, order “A lamp”');
});

test('inserts titles literally, and replaces the title of a deleted subject', () => {
  const titled = (title: string | null) => describeEntry({ ...entry, subject: { ...entry.subject, title } }, copy);
  expect(titled('$& {actor}')).toBe('robin moved the order “$& {actor}”');
  expect(titled(null)).toBe('robin moved the order “(no longer available)”');
});
