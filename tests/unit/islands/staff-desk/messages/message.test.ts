import { expect, test } from 'vitest';
import { replyAddress } from '../../../../../src/islands/staff-desk/messages/Message.tsx';

test('the mailto link for a reply contains the message’s subject, which cannot add headers or recipients', () => {
  expect(replyAddress('ruth@example.com', 'Hours')).toBe('mailto:ruth%40example.com?subject=Re%3A%20Hours');
  const nasty = new URL(replyAddress('a@example.com?cc=b@example.com', 'x&bcc=b@example.com'));
  expect([...nasty.searchParams.keys()]).toEqual(['subject']);
});

test('the mailto link for a reply to a message without a subject contains only "Re:"', () => {
  expect(replyAddress('ruth@example.com', '')).toBe('mailto:ruth%40example.com?subject=Re%3A');
});
