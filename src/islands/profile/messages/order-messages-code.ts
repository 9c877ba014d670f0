import { onDemand } from '../../../lib/on-demand.ts';

const load = async () => (await import('./order-messages.ts')).orderMessages;

export const orderMessagesCode = onDemand('order-messages', async () => (await load()).OrderMessages);
export const unreadOrdersCode = onDemand('order-messages', async () => (await load()).UnreadOrders);
export const unreadCountCode = onDemand('order-messages', async () => (await load()).UnreadCount);
