import type { BodyOf } from '@kindcrate/contract/endpoint';
import type { placeOrderEndpoint } from '@kindcrate/contract/order-placement';
import { smallJpeg } from './photos.ts';
import { bearer, inject, type TestApp, type TestReply } from './test-app.ts';

/** A `Buffer` is sent as a file. A field that is `undefined` is not sent. */
export interface FormFields {
  [field: string]: string | Buffer | undefined;
}

/** A value for every field of a donation of one item, except the handover and the need, which depend on what is in the database. */
export type CompleteDonation = Record<
  Exclude<keyof BodyOf<typeof placeOrderEndpoint>, 'need' | 'items' | 'handover'>,
  string | Buffer
>;

/** The fields of a complete donation, with the given changes. */
export async function createDonation(changes: FormFields = {}): Promise<FormFields> {
  const complete: CompleteDonation = {
    charity: 'organization-1',
    itemsName: 'Winter coats',
    location: 'Harbor Street 4',
    quantity: '3',
    phone: '0123 456',
    image: await smallJpeg(),
  };
  return { ...complete, ...changes };
}

export async function donate(
  api: TestApp,
  token: string | undefined,
  changes?: FormFields,
  idempotencyKey?: string,
): Promise<TestReply> {
  return sendForm(api, 'POST', '/api/order/donataionorder', await createDonation(changes), token, idempotencyKey);
}

export function sendForm(
  api: TestApp,
  method: 'POST' | 'PUT',
  url: string,
  form: FormFields,
  token?: string,
  idempotencyKey?: string,
): Promise<TestReply> {
  const headers = { ...bearer(token), ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }) };
  return inject(api.app, { method, url, headers, payload: toFormData(form) });
}

export function toFormData(form: FormFields): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(form)) {
    if (value instanceof Buffer) data.set(name, new File([new Uint8Array(value)], 'photo.jpg', { type: 'image/jpeg' }));
    else if (value !== undefined) data.set(name, value);
  }
  return data;
}

/** Counts orders, image rows and image files, none of which may change when a request is refused. */
export async function countStored({ data }: TestApp): Promise<{ orders: number; pictures: number; files: number }> {
  const count = async (table: 'orders' | 'pictures') =>
    (
      await data.database
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<number>().as('rows'))
        .executeTakeFirstOrThrow()
    ).rows;
  return {
    orders: await count('orders'),
    pictures: await count('pictures'),
    files: (await Array.fromAsync(data.images.list())).length,
  };
}
