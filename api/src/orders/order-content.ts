import type { BodyOf } from '@kindcrate/contract/endpoint';
import { countPieces, summarizeItems } from '@kindcrate/contract/item-lists';
import type { OrderItemDraft } from '@kindcrate/contract/order-item-fields';
import type { placeOrderEndpoint } from '@kindcrate/contract/order-placement';
import { formatAddress } from '@kindcrate/contract/places';

type Body = BodyOf<typeof placeOrderEndpoint>;

/** The validated donation form. */
export type Donation = Omit<Body, 'image'> & { image?: { bytes: Buffer } | undefined };

/** The items of a donation, and the columns of the order that summarize them. */
export interface OrderContent {
  items: OrderItemDraft[];
  itemsName: string;
  quantity: number;
}

/** A donation without a list of items has a single item, which the fields of the form describe. */
export function contentOf({ items, itemsName, quantity, need }: Donation): OrderContent {
  if (items) {
    return { items, itemsName: summarizeItems(items.map(({ name }) => name)), quantity: countPieces(items) };
  }
  // Without a list of items, the contract requires both fields.
  if (itemsName === undefined || quantity === undefined) throw new Error('a donation needs items');
  return { items: [{ name: itemsName, quantity, need }], itemsName, quantity };
}

/** Where the gift is: the address of its collection on one line, or what the donor typed. */
export function locationOf({ location, handover }: Donation): string {
  if (handover?.address) return formatAddress({ ...handover.address, remark: null });
  // The contract requires a location unless the handover has an address.
  if (location === undefined) throw new Error('a donation needs a location');
  return location;
}
