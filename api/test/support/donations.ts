import { smallJpeg } from './photos.ts';
import { bearer, inject, type TestApp, type TestReply } from './test-app.ts';

export interface Form {
  [field: string]: string | Buffer | undefined;
}

/** A complete donation, with what a test wants otherwise; a field that is `undefined` is left out. */
export async function donation(changes: Form = {}): Promise<Form> {
  return {
    charity: 'organization-1',
    itemsName: 'Winter coats',
    location: 'Harbour Street 4',
    quantity: '3',
    phone: '0123 456',
    image: await smallJpeg(),
    ...changes,
  };
}

export async function donate(
  api: TestApp,
  token: string | undefined,
  changes?: Form,
  key?: string,
): Promise<TestReply> {
  return sendForm(api, 'POST', '/api/order/donataionorder', await donation(changes), token, key);
}

export function sendForm(
  api: TestApp,
  method: 'POST' | 'PUT',
  url: string,
  form: Form,
  token?: string,
  key?: string,
): Promise<TestReply> {
  const headers = { ...bearer(token), ...(key !== undefined && { 'idempotency-key': key }) };
  return inject(api.app, { method, url, headers, payload: toFormData(form) });
}

export function toFormData(form: Form): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(form)) {
    if (value instanceof Buffer) data.set(name, new File([new Uint8Array(value)], 'photo.jpg', { type: 'image/jpeg' }));
    else if (value !== undefined) data.set(name, value);
  }
  return data;
}

/** How many orders, pictures and files there are: what must not grow when something is refused. */
export async function countStored({ data }: TestApp): Promise<{ orders: number; pictures: number; files: number }> {
  const count = async (table: 'orders' | 'pictures') =>
    (
      await data.database
        .selectFrom(table)
        .select((select) => select.fn.countAll<number>().as('rows'))
        .executeTakeFirstOrThrow()
    ).rows;
  return {
    orders: await count('orders'),
    pictures: await count('pictures'),
    files: (await Array.fromAsync(data.images.list())).length,
  };
}
