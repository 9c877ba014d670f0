import type { OrderItem } from '@kindcrate/contract/order-items';
import { orderNumber } from '@kindcrate/contract/order-number';
import type { Order } from '@kindcrate/contract/orders';
import { paymentNumber } from '@kindcrate/contract/payment-number';
import { listSessions } from '../accounts/session-repository.ts';
import { emailKey } from '../accounts/user-repository.ts';
import { listApiTokensOf } from '../api-tokens/repository.ts';
import { listEntriesAboutAccount } from '../audit/repository.ts';
import { listCoinEntries, sumEntries } from '../coins/repository.ts';
import type { Database } from '../database/database.ts';
import type { UserRow } from '../database/schema.ts';
import { listFollows } from '../follows/repository.ts';
import { listInvitationsOf } from '../invitations/repository.ts';
import { listOrderPhotos, type OrderPhoto } from '../orders/erasure-repository.ts';
import { firstPosition } from '../orders/history-repository.ts';
import { listNotesAboutOrdersOfDonor } from '../orders/note-repository.ts';
import { listOrdersOfUser, ordersPerBatch } from '../orders/repository.ts';
import { listWaitingPhotos } from '../orders/waiting-photo-repository.ts';
import type { Cursor } from '../paging/page.ts';
import { listPaymentsOfDonor } from '../payments/list-repository.ts';
import { listAllNotesAboutPerson } from '../people/note-repository.ts';
import { listRedemptionsOfDonor } from '../redemptions/repository.ts';
import { findAuthenticator } from '../second-factors/authenticator-repository.ts';
import { listPasskeys } from '../second-factors/passkey-repository.ts';
import { countRecoveryCodes } from '../second-factors/recovery-code-repository.ts';
import { listEventsOfAccount } from '../security-log/repository.ts';
import type { Services } from '../services.ts';
import { listCopiedMessages } from '../threads/copied-message-repository.ts';
import { listClaimLinksTo } from '../walk-ins/claim-link-repository.ts';
import { describeContactMessages } from './describe-contact-messages.ts';

/** How many coin entries one query reads. Such a query takes a few milliseconds. */
const entriesPerBatch = 500;
/** Orders in one part of the file. */
const ordersPerPart = 50;

/** Yields `data.json` in parts. The rows are read in batches, because a person may have thousands of orders. */
export async function* collectData(services: Services, user: UserRow, now: Date): AsyncGenerator<string> {
  yield `{\n"copiedAt": ${JSON.stringify(now)},\n"account": ${toJson(describeAccount(user))}`;
  yield* writeList('orders', describeOrders(services, user.id));
  yield `,\n"coins": {"balance": ${await sumEntries(services.database, user.id)}}`;
  yield* writeList('coinEntries', listAllCoinEntries(services, user.id));
  for (const [name, rows] of Object.entries(await collectLists(services, user))) {
    yield `,\n${JSON.stringify(name)}: ${toJson(rows)}`;
  }
  yield '\n}\n';
}

function describeAccount(user: UserRow) {
  const { id, username, email, phone, role } = user;
  return {
    id,
    username,
    email,
    emailConfirmedAt: user.email_confirmed_at,
    phone,
    role,
    brandId: user.brand_id,
    organizationId: user.organization_id,
    photo: user.photo_id === null ? null : 'photos/profile.webp',
    registeredAt: user.created_at,
    agreedToVersion: user.agreed_version,
    agreedAt: user.agreed_at,
    blockedAt: user.blocked_at,
    blockedReason: user.blocked_reason,
  };
}

async function* describeOrders(services: Services, userId: string): AsyncGenerator<unknown[]> {
  for await (const orders of listOrdersInBatches(services, userId)) {
    const photos = await listOrderPhotos(
      services.database,
      orders.map(({ _id }) => _id),
    );
    const messages = await listCopiedMessages(
      services.database,
      orders.map(({ _id }) => _id),
    );
    yield orders.map(({ image: _, canCancel: __, items, outcome, ...order }) => {
      const orderPhotos = photos.get(order._id) ?? [];
      return {
        number: orderNumber(order._id),
        ...order,
        items: items.map((item) => ({ ...item, photos: photoFilesOfItem(order, item, orderPhotos) })),
        photo: orderPhotos.length ? photoFile(order, 0) : null,
        outcome: outcome ? { ...outcome, photo: outcome.photo ? outcomePhotoFile(order) : null } : null,
        receiptFile: order.receipt ? receiptFile(order) : null,
        messages: messages.get(order._id) ?? [],
      };
    });
  }
}

/** @param photos all photos of the order */
function photoFilesOfItem(order: Pick<Order, '_id'>, item: Pick<OrderItem, '_id'>, photos: OrderPhoto[]): string[] {
  return photos.flatMap(({ itemId }, index) => (itemId === item._id ? photoFile(order, index) : []));
}

/** Yields the orders of a user in batches, newest first. */
export async function* listOrdersInBatches(
  { database, photoAddresses }: Services,
  userId: string,
): AsyncGenerator<Order[]> {
  let after = firstPosition;
  for (;;) {
    const orders = await listOrdersOfUser(database, photoAddresses, userId, after);
    for (let start = 0; start < orders.length; start += ordersPerPart) yield orders.slice(start, start + ordersPerPart);
    const last = orders.at(-1);
    if (!last || orders.length < ordersPerBatch) return;
    after = { time: last.createdAt, id: last._id };
  }
}

/** @param index the position of the photo among all photos of the order */
export const photoFile = ({ _id }: Pick<Order, '_id'>, index: number) =>
  `photos/${orderNumber(_id)}${index ? `-${index + 1}` : ''}.webp`;
export const outcomePhotoFile = ({ _id }: Pick<Order, '_id'>) => `photos/${orderNumber(_id)}-outcome.webp`;
export const waitingPhotoFile = ({ id }: { id: string }) => `photos/waiting-${id}.webp`;
export const receiptFile = ({ _id }: Pick<Order, '_id'>) => `receipts/${orderNumber(_id)}.txt`;

async function* listAllCoinEntries({ database }: Services, userId: string): AsyncGenerator<unknown[]> {
  let after: Cursor | undefined;
  do {
    const { entries, next } = await listCoinEntries(database, userId, after, entriesPerBatch);
    yield entries;
    after = next;
  } while (after);
}

/** Describes the gifts that the desk took in with the person's email, and that nobody has claimed yet. */
async function describeUnclaimedGifts(database: Database, emailKey: string) {
  return (await listClaimLinksTo(database, emailKey)).map((gift) => ({
    number: orderNumber(gift.id),
    items: gift.items_name,
    quantity: gift.quantity,
    organization: gift.title,
    email: gift.email,
    location: gift.location,
    phone: gift.phone,
    takenInAt: gift.created_at,
    linkExpiresAt: gift.expires_at,
  }));
}

/** Collects the lists that are short for everyone, so they are not read in batches. */
async function collectLists({ database }: Services, user: UserRow): Promise<Record<string, unknown[]>> {
  const { id } = user;
  const email = user.email_confirmed_at ? emailKey(user.email) : undefined;
  const authenticator = await findAuthenticator(database, id);
  const invitations = await listInvitationsOf(database, { userId: id, emailKey: email });
  return {
    unclaimedGifts: email === undefined ? [] : await describeUnclaimedGifts(database, email),
    waitingPhotos: (await listWaitingPhotos(database, id)).map((photo) => ({
      photo: waitingPhotoFile(photo),
      uploadedAt: photo.uploadedAt,
    })),
    payments: (await listPaymentsOfDonor(database, id)).map((payment) => ({
      number: paymentNumber(payment.id),
      id: payment.id,
      amount: payment.amount,
      currency: payment.currency,
      recipient: payment.recipient,
      status: payment.status,
      provider: payment.provider,
      startedAt: payment.created_at,
      paidAt: payment.paid_at,
      receiptSentAt: payment.receipted_at,
    })),
    follows: await listFollowsForCopy(database, id),
    requestsForCoins: await listRedemptionsOfDonor(database, id),
    logins: (await listSessions(database, id)).map((session) => ({
      browser: session.browser,
      system: session.system,
      loggedInAt: session.created_at,
      lastUsedAt: session.last_used_at,
      endedAt: session.ended_at,
    })),
    authenticatorApps: authenticator
      ? [{ addedAt: authenticator.created_at, confirmedAt: authenticator.confirmed_at }]
      : [],
    passkeys: (await listPasskeys(database, id)).map((passkey) => ({
      name: passkey.name,
      addedAt: passkey.created_at,
      lastUsedAt: passkey.last_used_at,
    })),
    apiTokens: (await listApiTokensOf(database, id)).map((token) => ({
      name: token.name,
      scopes: token.scopes,
      createdAt: token.created_at,
      expiresAt: token.expires_at,
      lastUsedAt: token.last_used_at,
    })),
    recoveryCodes: [{ unused: await countRecoveryCodes(database, id) }],
    // Without the names of their authors.
    internalNotes: (await listNotesAboutOrdersOfDonor(database, id)).map(({ order_id, text, created_at: at }) => ({
      order: orderNumber(order_id),
      text,
      at,
    })),
    // Without the names of the members of staff who replied.
    messages: email === undefined ? [] : await describeContactMessages(database, email),
    invitations: invitations.map(({ created_at: createdAt, ended_at: endedAt, ...rest }) => ({
      ...rest,
      createdAt,
      endedAt,
    })),
    notesByStaff: await listAllNotesAboutPerson(database, id),
    doneByStaff: (await listEntriesAboutAccount(database, id)).map(({ action, detail, created_at: at }) => ({
      action,
      detail,
      at,
    })),
    securityLog: (await listEventsOfAccount(database, id)).map(({ kind, created_at: at }) => ({ kind, at })),
  };
}

async function listFollowsForCopy(database: Database, userId: string) {
  const { organizations, needs } = await listFollows(database, userId);
  return [
    ...organizations.map(({ title, createdAt }) => ({ organization: title, followedAt: createdAt })),
    ...needs.map(({ words, organization, createdAt }) => ({
      organization: organization.title,
      need: words,
      followedAt: createdAt,
    })),
  ];
}

/** Writes one property whose value is a list that arrives in batches. */
async function* writeList(name: string, batches: AsyncIterable<unknown[]>): AsyncGenerator<string> {
  yield `,\n${JSON.stringify(name)}: [`;
  let separator = '\n';
  for await (const batch of batches) {
    if (!batch.length) continue;
    yield separator + batch.map((entry) => JSON.stringify(entry)).join(',\n');
    separator = ',\n';
  }
  yield '\n]';
}

const toJson = (value: unknown) => JSON.stringify(value, undefined, 2);
