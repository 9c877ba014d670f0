import { limits } from './limits.ts';

// Separate from messages.ts, so that only forms that ask for items load these messages.

const { orderItems, itemPhotos, quantity } = limits;

/** The messages about the items of an order. */
export const itemMessages = {
  items: `A gift has 1 to ${orderItems} items`,
  total: `All items together can be at most ${quantity.max} pieces`,
  condition: 'Choose one: new, good or worn',
  photos: `An item has at most ${itemPhotos} photos, and each photo belongs to one item`,
  unknownPhoto: 'One of the photos of this item is no longer here. Add it again',
  receivedItems: 'Enter how much of each item arrived',
  receivedQuantity: `Received must be a whole number from 0 to ${quantity.max}`,
  declinedReason: 'Say why you didn’t keep any of this item',
  nothingReceived: 'At least one piece must have arrived. If nothing can be used, decline the donation',
} as const;
