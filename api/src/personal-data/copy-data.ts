import type { Order } from '@kindcrate/contract/orders';
import { findUser } from '../accounts/user-repository.ts';
import type { UserRow } from '../database/schema.ts';
import { Failure } from '../failure.ts';
import { fullFile } from '../images/image-store.ts';
import { findImageName } from '../images/repository.ts';
import { describeItem } from '../orders/describe-items.ts';
import { listOrderPhotos } from '../orders/erasure-repository.ts';
import { listWaitingPhotos } from '../orders/waiting-photo-repository.ts';
import { listOutcomePhotos } from '../outcomes/view-repository.ts';
import { countEvent, secondsUntilEnd } from '../rate-limits/event-limit.ts';
import { findReceipt } from '../receipts/repository.ts';
import type { Services } from '../services.ts';
import { dataCopyText } from '../texts/texts.ts';
import {
  collectData,
  listOrdersInBatches,
  outcomePhotoFile,
  photoFile,
  receiptFile,
  waitingPhotoFile,
} from './collect-data.ts';
import { type ZipFile, zipFiles } from './zip.ts';

/** The maximum number of copies of one person's data within the window. */
const maxCopies = 5;
/** Milliseconds. */
const window = 60 * 60 * 1000;

/**
 * Counts a copy of a person's data toward the limit, whether the person or staff request it.
 * @throws Failure `too_many_requests` when the data was copied too often.
 */
export async function countCopy({ database }: Services, userId: string, now: Date): Promise<void> {
  const fullWindow = await countEvent(database, `data copies: ${userId}`, { max: maxCopies, window, now });
  if (!fullWindow) return;
  const seconds = secondsUntilEnd(fullWindow, { window, now });
  const values = { minutes: Math.ceil(seconds / 60) };
  throw new Failure('too_many_requests.data_copies', { values, retryAfter: seconds });
}

/** The bytes of a ZIP file with everything that is stored about a person. */
export async function* copyData(services: Services, userId: string, now: Date): AsyncGenerator<Uint8Array> {
  const user = await findUser(services.database, userId);
  if (user) yield* zipFiles(listFiles(services, user, now));
}

async function* listFiles(services: Services, user: UserRow, now: Date): AsyncGenerator<ZipFile> {
  const date = now.toISOString().slice(0, 10);
  yield { name: 'README.txt', isCompressed: false, parts: [dataCopyText('readme', { date })] };
  yield { name: 'data.json', isCompressed: false, parts: collectData(services, user, now) };
  const ownPhoto = user.photo_id && (await findImageName(services.database, user.photo_id));
  if (ownPhoto) yield* readPhoto(services, 'photos/profile.webp', ownPhoto);
  for await (const orders of listOrdersInBatches(services, user.id)) yield* listOrderFiles(services, orders);
  for (const { id, name } of await listWaitingPhotos(services.database, user.id))
    yield* readPhoto(services, waitingPhotoFile({ id }), name);
}

async function* listOrderFiles(services: Services, orders: Order[]): AsyncGenerator<ZipFile> {
  const ids = orders.map(({ _id }) => _id);
  const photos = await listOrderPhotos(services.database, ids);
  for (const { orderId, name } of await listOutcomePhotos(services.database, ids))
    yield* readPhoto(services, outcomePhotoFile({ _id: orderId }), name);
  for (const order of orders) {
    if (order.receipt) yield* writeReceipt(services, order, order.receipt.code);
    for (const [index, photo] of (photos.get(order._id) ?? []).entries())
      yield* readPhoto(services, photoFile(order, index), photo.name);
  }
}

/** Yields one photo; nothing when it has just been removed. */
async function* readPhoto({ images }: Services, name: string, imageName: string): AsyncGenerator<ZipFile> {
  const bytes = await images.read(fullFile(imageName));
  if (bytes) yield { name, isCompressed: true, parts: [bytes] };
}

async function* writeReceipt({ database, environment }: Services, order: Order, code: string): AsyncGenerator<ZipFile> {
  const receipt = await findReceipt(database, code);
  if (!receipt) return;
  const { itemsName, donorName: donor, charity, items: receivedItems, ...rest } = receipt;
  const url = new URL(`/receipt/${code}`, environment.PUBLIC_URL).href;
  const items = receivedItems.length > 1 ? receivedItems.map(describeItem).join(', ') : undefined;
  const text = dataCopyText('receipt', { itemsName, items, donor, url, ...rest, charity: charity.title });
  yield { name: receiptFile(order), isCompressed: false, parts: [text] };
}
