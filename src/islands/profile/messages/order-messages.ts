import { OrderMessages } from './OrderMessages.tsx';
import { UnreadOrders } from './UnreadOrders.tsx';

/** Both parts in one chunk that is loaded on demand, so that the profile's own code contains neither. */
export const orderMessages = { OrderMessages, UnreadOrders };
