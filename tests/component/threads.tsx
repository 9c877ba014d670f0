import type { SavedText } from '@kindcrate/contract/saved-texts';
import {
  getStaffThreadEndpoint,
  type StaffThreadDetails,
  updateStaffThreadEndpoint,
} from '@kindcrate/contract/staff-threads';
import { page } from 'vitest/browser';
import { openDesk } from './desk.tsx';
import { api } from './mock-api.ts';

/** Opens a thread in the desk's list of messages. */
export async function openThread(thread: StaffThreadDetails, savedTexts: SavedText[] = []): Promise<void> {
  const { email: _, read: __, canReply: ___, messages: ____, ...row } = thread;
  await api.reply(getStaffThreadEndpoint, { data: thread });
  await api.reply(updateStaffThreadEndpoint, {
    success: true,
    message: 'These messages have been marked as read.',
    data: { ...thread, unread: 0, read: thread.messages.length },
  });
  await openDesk('messages', { threads: [row], savedTexts });
  await page.getByRole('link', { name: thread.from }).click();
}
