import type { Services } from '../services.ts';
import { transact } from '../transact.ts';
import { addHandoverMessage } from './messages.ts';
import { claimReminder, listDueReminders } from './reminder-repository.ts';

/** The number of reminders that one query reads. */
const batchSize = 100;

/**
 * Adds to the outbox the emails that remind donors of a handover on the next day. Each is claimed in the transaction that adds
 * it, so that it is sent only once, even by several servers. A reminder that can be sent only after the handover has begun is
 * dropped.
 * @param signal aborting it stops before the next reminder; any server may send the others later
 */
export async function sendReminders(services: Services, now = () => new Date(), signal?: AbortSignal): Promise<void> {
  for (;;) {
    const due = await listDueReminders(services.database, now(), batchSize);
    for (const { order_id: orderId, remind_at } of due) {
      if (signal?.aborted) return;
      await transact(services, async (transaction, effects) => {
        const claimed = await claimReminder(transaction, { orderId, remindAt: remind_at });
        if (!claimed || claimed.start <= now().toISOString()) return;
        await addHandoverMessage(transaction, effects, { orderId, event: 'reminder', calendar: claimed }, now());
      });
    }
    if (due.length < batchSize) return;
  }
}
