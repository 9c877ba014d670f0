import type { AuditEntry } from '@kindcrate/contract/audit';
import { expect, test } from 'vitest';
import { describeEntry } from '../../../../../src/islands/staff-desk/audit-log/describe-entry.ts';

const words = {
  actions: { moved: '{actor} moved the {subject} “{title}”', exported: '{actor} downloaded the orders' },
  otherAction: '{actor}: {action}, {subject} “{title}”',
  missingTitle: '(no longer available)',
  subjects: {
    order: 'order',
    brand: 'brand',
    organization: 'organization',
    'donation card': 'donation card',
    message: 'message',
    donor: 'person',
  },
};

const entry: AuditEntry = {
  _id: 'act',
  actor: { _id: 'robin', username: 'robin' },
  action: 'moved',
  subject: { kind: 'order', _id: 'order', title: 'A lamp' },
  detail: '',
  createdAt: '2026-11-07T09:30:00.000Z',
};

test('says who did what to what', () => {
  expect(describeEntry(entry, words)).toBe('robin moved the order “A lamp”');
  expect(describeEntry({ ...entry, action: 'exported' }, words)).toBe('robin downloaded the orders');
});

test('says it in the words of the API when it has none of its own', () => {
  expect(describeEntry({ ...entry, action: 'burned' }, words)).toBe('robin: burned, order “A lamp”');
});

test('takes titles as they are, and says that there is none any more', () => {
  const titled = (title: string | null) => describeEntry({ ...entry, subject: { ...entry.subject, title } }, words);
  expect(titled('$& {actor}')).toBe('robin moved the order “$& {actor}”');
  expect(titled(null)).toBe('robin moved the order “(no longer available)”');
});
