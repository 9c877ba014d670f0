import { randomBytes } from 'node:crypto';
import path from 'node:path';
import type { Need } from '@kindcrate/contract/needs';
import type { OrderStatus } from '@kindcrate/contract/orders';
import type { Role } from '@kindcrate/contract/roles';
import type { APIRequestContext } from 'playwright/test';
import sharp from 'sharp';
import type { TestServer } from '../../../scripts/test-server.ts';
import { type Donor, fetchToken, registerDonor } from '../accounts.ts';
import { emailsTo } from '../mailbox.ts';
import { staff } from '../staff.ts';

type Fields = Record<string, string | { name: string; mimeType: string; buffer: Buffer }>;

/** A JPEG that uploads quickly. */
export async function tinyImage(background = 'teal') {
  const buffer = await sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return { name: 'thing.jpg', mimeType: 'image/jpeg', buffer };
}

/** The quantity of every order that `placeOrders` places. */
export const offeredQuantity = 3;

/** A word that occurs nowhere else in the database. */
export const uniqueWord = () => `w${randomBytes(5).toString('hex')}`;

type Server = Pick<TestServer, 'origin' | 'dataFolder'>;

/** Calls the API on behalf of people other than the one in the browser: donors, and other members of staff. */
export class DeskApi {
  readonly origin: string;
  readonly #request: APIRequestContext;
  readonly #token: string;
  /** Where the server writes its emails. */
  readonly #mailFolder: string;

  private constructor(request: APIRequestContext, { origin, dataFolder }: Server, token: string) {
    this.#mailFolder = path.join(dataFolder, 'mail');
    this.#request = request;
    this.origin = origin;
    this.#token = token;
  }

  static async open(request: APIRequestContext, server: Server): Promise<DeskApi> {
    return new DeskApi(request, server, await fetchToken(request, staff));
  }

  /** Calls the API, by default as staff, and returns the reply. Throws unless the request succeeds. */
  async call(
    method: string,
    path: string,
    input: { data?: object; multipart?: Fields } = {},
    token = this.#token,
    // biome-ignore lint/suspicious/noExplicitAny: each test asserts on the parts of the reply that it needs
  ): Promise<any> {
    const headers = { authorization: `Bearer ${token}` };
    const response = await this.#request.fetch(`/api${path}`, { method, headers, ...input });
    if (!response.ok())
      throw new Error(`${method} ${path} replied with status ${response.status()}: ${await response.text()}`);
    return response.json();
  }

  /** Registers a person and makes them staff. */
  async createStaff(overrides?: Partial<Donor>) {
    const person = await registerDonor(this.#request, overrides);
    await this.setRole(person, 'staff');
    return { ...person, token: await fetchToken(this.#request, person) };
  }

  /** Registers a person and makes them a volunteer of an organization. */
  async createVolunteer(organization: string, overrides?: Partial<Donor>) {
    const person = await registerDonor(this.#request, overrides);
    await this.#updatePerson(person, { role: 'volunteer', organization });
    return { ...person, token: await fetchToken(this.#request, person) };
  }

  async setRole(person: Donor, role: Role): Promise<void> {
    await this.#updatePerson(person, { role });
  }

  /** Logs a person out everywhere. */
  async endSessions(person: Donor): Promise<void> {
    await this.#updatePerson(person, { endSessions: true });
  }

  async block(email: string, reason: string): Promise<void> {
    await this.call('PUT', `/staff/donors/${await this.#findPersonId(email)}/block`, {
      data: { blocked: true, reason },
    });
  }

  /** Reads the emails that the server has sent to an address. */
  emailsTo(address: string) {
    return emailsTo(address, this.#mailFolder);
  }

  async #updatePerson({ email }: Donor, data: object): Promise<void> {
    await this.call('PUT', `/staff/donors/${await this.#findPersonId(email)}`, { data });
  }

  async #findPersonId(email: string): Promise<string> {
    return (await this.call('GET', `/staff/donors?q=${encodeURIComponent(email)}`)).result[0]._id;
  }

  registerDonor(overrides?: Partial<Donor>): Promise<Donor> {
    return registerDonor(this.#request, overrides);
  }

  /** Adds an organization with one image. Returns its id. */
  async addOrganization(title = uniqueWord()): Promise<string> {
    const multipart = { title, organizationInfo: 'Coats and books.', alt: 'A house', image: await tinyImage() };
    return (await this.call('POST', '/staff/organizations', { multipart })).data._id;
  }

  async addBrand(title = uniqueWord()): Promise<string> {
    const multipart = { title, info: 'Bread.', alt: 'A loaf', image: await tinyImage() };
    return (await this.call('POST', '/staff/brands', { multipart })).data._id;
  }

  /** Adds a need of an organization. Returns the need's id. */
  async addNeed(organization: string, words: string, fields: object = { target: 40 }): Promise<string> {
    const data = { organization, words, category: 'clothing-winter', state: 'wanted', ...fields };
    return (await this.call('POST', '/staff/needs', { data })).data._id;
  }

  /** Lists the needs of an organization that visitors see. */
  async listPublicNeeds(organization: string): Promise<Need[]> {
    return (await this.call('GET', `/needs?organization=${organization}`)).result;
  }

  /** Places an order with several items as the given donor. Returns the order's id. */
  async placeOrderWithItems(organization: string, items: object[], donor: Donor): Promise<string> {
    const fields = {
      charity: organization,
      location: '4 Mill Lane',
      phone: '01234567890',
      items: JSON.stringify(items),
    };
    const multipart = { ...fields, image: await tinyImage() };
    const token = await fetchToken(this.#request, donor);
    return (await this.call('POST', '/order/donataionorder', { multipart }, token)).data._id;
  }

  /** Places one order for each name, in the given sequence, as the given donor or a new one. Returns the ids of the orders. */
  async placeOrders(organization: string, names: string[], donor?: Donor, need = ''): Promise<string[]> {
    const token = await fetchToken(this.#request, donor ?? (await this.registerDonor()));
    const ids: string[] = [];
    for (const itemsName of names) {
      const fields = { itemsName, location: '4 Mill Lane', quantity: String(offeredQuantity), phone: '01234567890' };
      const multipart = { ...fields, charity: organization, need, image: await tinyImage() };
      ids.push((await this.call('POST', '/order/donataionorder', { multipart }, token)).data._id);
    }
    return ids;
  }

  /** Changes an order's status as staff, once for each status. */
  async changeOrderStatus(id: string, ...statuses: OrderStatus[]): Promise<void> {
    for (const status of statuses) {
      await this.call('PUT', `/staff/orders/${id}`, { data: { status, quantity: offeredQuantity, reason: 'Moths' } });
    }
  }

  /** Sends a contact message. */
  async sendContactMessage(message: { name?: string; subject?: string; message: string }): Promise<void> {
    const data = { name: 'Ruth', email: 'ruth@example.com', ...message };
    await this.call('POST', '/complaints/contact', { data });
  }
}
