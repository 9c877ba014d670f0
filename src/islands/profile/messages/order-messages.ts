import { OrderMessages } from './OrderMessages.tsx';
import { UnreadCount } from './UnreadCount.tsx';
import { UnreadOrders } from './UnreadOrders.tsx';

/** In one file, which is loaded on demand: what the tab of the orders imports itself is listed in the code of the profile. */
export const orderMessages = { OrderMessages, UnreadCount, UnreadOrders };
