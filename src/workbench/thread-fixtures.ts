import type { ListedMessage } from '../ui/thread/MessageList.tsx';

/** What a donor and the desk wrote about an order, as the donor sees it. */
export const threadMessages: ListedMessage[] = [
  {
    _id: 'question',
    sequence: 1,
    text: 'Could the van come after six?',
    at: '2026-11-21T09:30:00.000Z',
    author: 'You',
    isOwn: true,
  },
  {
    _id: 'answer',
    sequence: 2,
    text: 'Yes, at half past six.\nRead more at https://example.com/collections.',
    at: '2026-11-21T11:00:00.000Z',
    author: 'Our team',
    isOwn: false,
  },
];

export const longThreadMessages = threadMessages.map((message) => ({ ...message, text: 'Withoutaspace'.repeat(150) }));
