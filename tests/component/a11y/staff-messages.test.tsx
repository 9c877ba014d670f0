import { getStaffThreadEndpoint, updateStaffThreadEndpoint } from '@kindcrate/contract/staff-threads';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import * as samples from '../../../src/workbench/desk-fixtures.ts';
import { openDesk, staffCopy } from '../desk.tsx';
import { api, expectBrowserError, failure } from '../mock-api.ts';
import { openThread } from '../threads.tsx';
import { testAccessibility } from './accessibility.ts';

const { thread: copy } = staffCopy.orders;
const savedReply = (message: string) => ({ success: true, message });
const expectText = (text: string) => expect.element(page.getByText(text).first()).toBeVisible();

const states: Record<string, () => Promise<void>> = {
  'the list of messages': async () => {
    await openDesk('messages', { threads: [samples.thread, samples.answeredThread] });
    await expectText(samples.thread.title);
  },
  'an open message that waits for an answer': async () => {
    await openThread(samples.threadDetails);
    await expectText(copy.markAnswered);
  },
  'messages about an order that were marked as answered': async () => {
    const data = samples.answeredThreadDetails;
    await openThread({ ...data, waitingSince: data.lastAt });
    await api.reply(updateStaffThreadEndpoint, { ...savedReply('The message has been marked as answered'), data });
    await page.getByRole('button', { name: copy.markAnswered }).click();
    await expectText('The message has been marked as answered');
  },
  'messages of a blocked account': async () => {
    await openThread({ ...samples.answeredThreadDetails, canReply: false });
    await expectText(copy.closed);
  },
  'messages that could not be loaded': async () => {
    await expectBrowserError(/503|ApiError/);
    await api.respond(getStaffThreadEndpoint, failure(503, 'Please try again later.'));
    await openDesk('messages', { threads: [samples.thread] });
    await page.getByRole('link', { name: samples.thread.from }).click();
    await expectText(copy.loadFailed);
  },
};

for (const [state, reachState] of Object.entries(states)) testAccessibility(`the desk: ${state}`, reachState);
