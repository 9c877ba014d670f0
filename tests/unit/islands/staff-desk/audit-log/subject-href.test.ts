import { auditSubjects } from '@kindcrate/contract/audit';
import { expect, test } from 'vitest';
import { subjectHref } from '../../../../../src/islands/staff-desk/audit-log/subject-href.ts';

test('the subject of an audit entry has the URL at which the desk shows it, or none if there is no such URL', () => {
  const hrefs = auditSubjects.map((kind) => [kind, subjectHref({ kind, _id: 'a b', title: 'Title' })]);
  expect(Object.fromEntries(hrefs)).toEqual({
    order: '?open=a+b#orders',
    brand: '#brands',
    organization: '#organizations',
    'donation card': '#cards',
    need: '#needs',
    'need category': '#needs',
    message: '#messages',
    donor: '?person=a+b#people',
    invitation: '#people',
    copy: '#words',
    'API token': undefined,
    'saved text': undefined,
    'old data': undefined,
    'audit log': undefined,
  });
});

test('a subject that no longer exists has no URL', () => {
  expect(subjectHref({ kind: 'order', _id: 'order', title: null })).toBeUndefined();
});
