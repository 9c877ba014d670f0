import { OrderMessages } from './OrderMessages.tsx';
import { UnreadCount } from './UnreadCount.tsx';
import { UnreadOrders } from './UnreadOrders.tsx';

/** All parts in one chunk that is loaded on demand, so that the profile's own code contains none of them. */
export const orderMessages = { OrderMessages, UnreadCount, UnreadOrders };
