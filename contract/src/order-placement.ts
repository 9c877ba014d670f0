import { assign, type Context, define, enums, object, optional, Struct, string } from 'superstruct';
import { multipartEndpoint } from './endpoint.ts';
import { type FileLike, file, quantity, singleLine } from './fields.ts';
import { handoverDraft } from './handover-fields.ts';
import { limits } from './limits.ts';
import { isListSent } from './lists.ts';
import { messages } from './messages.ts';
import { orderItemDrafts } from './order-item-fields.ts';
import { orderStatuses } from './orders.ts';
import { idParam } from './queries.ts';
import { messageReply } from './replies.ts';

const placedOrder = object({ _id: string(), status: enums(orderStatuses) });

/** Takes an `Idempotency-Key` header: requests with the same key place only one order. */
export const placeOrderEndpoint = multipartEndpoint({
  method: 'POST',
  path: '/order/donataionorder',
  needsToken: true,
  body: object({
    charity: singleLine('Charity', limits.line, messages.charity),
    itemsName: derivedFromItems(singleLine('Items Name')),
    /** Ignored if the handover has an address; the location is then that address on one line. */
    location: derivedFromAddress(singleLine('Location')),
    quantity: derivedFromItems(quantity()),
    phone: singleLine('Phone'),
    /** Becomes the first photo of the first item. May be missing if an item has a photo. */
    image: imageUnlessItemsHavePhotos(),
    /** The id of a need that the gift is for. A need that no longer exists, or that belongs to another organization, is ignored. */
    need: derivedFromItems(idParam(messages.need)),
    /** Without this list, `itemsName`, `quantity`, `image` and `need` describe the only item. */
    items: optional(orderItemDrafts),
    /** As JSON. */
    handover: optional(handoverDraft),
  }),
  reply: assign(messageReply, object({ data: placedOrder })),
  accepts: assign(messageReply, object({ data: optional(object({ _id: string() })) })),
});

/** The items as they were sent, before they are parsed or checked. The first value of `branch` is the whole body. */
function sentItems({ branch: [body] }: Context): unknown {
  return body?.items;
}

function hasItems(context: Context): boolean {
  return isListSent(sentItems(context));
}

/** A field that is ignored when items are sent, because the server derives it from the items. */
function derivedFromItems<T>(struct: Struct<T, null>) {
  return derived(struct, hasItems);
}

function derivedFromAddress<T>(struct: Struct<T, null>) {
  return derived(struct, hasAddress);
}

function hasAddress({ branch: [body] }: Context): boolean {
  const [, handover] = handoverDraft.validate(body?.handover, { coerce: true });
  return handover?.address !== undefined;
}

/** A field that is ignored when the server derives it from others. */
function derived<T>(struct: Struct<T, null>, isDerived: (context: Context) => boolean): Struct<T | undefined, null> {
  return new Struct<T | undefined, null>({
    ...struct,
    coercer: (value, context) => (isDerived(context) ? undefined : struct.coercer(value, context)),
    validator: (value, context) => isDerived(context) || [...struct.validator(value, context)],
    refiner: (value, context) => isDerived(context) || [...struct.refiner(value as T, context)],
  });
}

function imageUnlessItemsHavePhotos(): Struct<FileLike | undefined, null> {
  const required = file(messages.image);
  return define<FileLike | undefined>('file', (value, context) => {
    if (value === undefined && canOmitImage(sentItems(context))) return true;
    return required.is(value) || messages.image;
  });
}

/** A missing image is not reported if the items are invalid, because their photos are then unknown. */
function canOmitImage(sent: unknown): boolean {
  const [error, items] = optional(orderItemDrafts).validate(sent, { coerce: true });
  return error !== undefined || (items?.some(({ photos }) => photos?.length) ?? false);
}
