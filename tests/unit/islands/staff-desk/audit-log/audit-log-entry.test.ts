import type { AuditEntry } from '@kindcrate/contract/audit';
import { expect, test } from 'vitest';
import { describeEntry } from '../../../../../src/islands/staff-desk/audit-log/AuditLogEntry.tsx';

const copy = {
  nightlyJob: 'The nightly job',
  actions: {
    moved: '{actor} moved the {subject} “{title}”',
    exported: '{actor} downloaded the orders',
    removed: '{actor} removed the {subject}',
    deleted: '{actor} deleted a {subject}',
  },
  otherAction: '{actor}: {action}, {subject} “{title}”',
  missingTitle: '(no longer available)',
  subjects: {
    order: 'order',
    brand: 'brand',
    organization: 'organization',
    'donation card': 'donation card',
    need: 'need',
    'need category': 'need category',
    'saved text': 'saved text',
    message: 'message',
    invitation: 'invitation',
    'API token': 'API token',
    copy: 'copy of a page',
    // The API calls every account a donor here, whatever its role.
    donor: 'person',
    'old data': 'old data',
    'audit log': 'audit log',
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

test('the sentence about an audit entry says who did what to which subject', () => {
  expect(describeEntry(entry, copy)).toBe('robin moved the order “A lamp”');
  expect(describeEntry({ ...entry, action: 'exported' }, copy)).toBe('robin downloaded the orders');
});

test('the sentence about an audit entry without an actor names the nightly job', () => {
  const subject = { kind: 'old data', _id: '2026-11-07', title: null } as const;
  expect(describeEntry({ ...entry, actor: null, action: 'removed', subject }, copy)).toBe(
    'The nightly job removed the old data',
  );
});

test('the sentence about a deleted need contains no title', () => {
  const subject = { kind: 'need', _id: 'coats', title: null } as const;
  expect(describeEntry({ ...entry, action: 'deleted', subject }, copy)).toBe('robin deleted a need');
});

test('an action without a sentence in the copy is shown by its name in the API', () => {
  expect(describeEntry({ ...entry, action: 'burned' }, copy)).toBe('robin: burned, order “A lamp”');
});

test('the sentence about an audit entry contains titles literally, and replaces the title of a deleted subject', () => {
  const describeWithTitle = (title: string | null) =>
    describeEntry({ ...entry, subject: { ...entry.subject, title } }, copy);
  expect(describeWithTitle('$& {actor}')).toBe('robin moved the order “$& {actor}”');
  expect(describeWithTitle(null)).toBe('robin moved the order “(no longer available)”');
});
