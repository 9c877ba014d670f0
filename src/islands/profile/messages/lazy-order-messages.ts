import { onDemand } from '../../../lib/on-demand.ts';

const load = async () => (await import('./order-messages.ts')).orderMessages;

export const lazyOrderMessages = onDemand('order-messages', async () => (await load()).OrderMessages);
export const lazyUnreadOrders = onDemand('order-messages', async () => (await load()).UnreadOrders);
export const lazyUnreadCount = onDemand('order-messages', async () => (await load()).UnreadCount);
