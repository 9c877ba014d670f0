import { expect, test } from 'vitest';
import { auditFilterOf, formatAuditFilter } from '../../../src/lib/audit-filter.ts';

test('an audit log filter is read from the URL, and written back to it', () => {
  const query = '?actor=robin&order=1a2b&action=logged+out&from=2026-11-01';
  expect(formatAuditFilter(auditFilterOf(query))).toBe(query);
});

test('invalid and unknown parts of an audit log filter are left out', () => {
  expect(auditFilterOf('?action=flew&from=2026-02-30&actor=a b&order=x&open=1&to=2026-11-02')).toEqual({
    to: '2026-11-02',
  });
});

test('an empty audit log filter becomes an empty query', () => {
  expect(formatAuditFilter(auditFilterOf([['action', '']]))).toBe('');
});
