import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { Database } from '../../src/database/database.ts';
import type { Services } from '../../src/services.ts';
import type { DataFolder } from '../../src/startup/data-folder.ts';
import { forwardToServers } from '../servers/forward-to-servers.ts';
import { apiDocumentCheck } from './api-document.ts';
import { buildServer } from './build-server.ts';
import { addCatalog } from './catalog.ts';
import { addCleanup } from './cleanup.ts';
import { createDatabase } from './test-database.ts';

export interface TestApp {
  app: FastifyInstance;
  services: Services;
  data: DataFolder;
  folder: string;
  /** The URL of the PostgreSQL database; `undefined` on the embedded engine. */
  databaseUrl: string | undefined;
  /** Sends a body as JSON; a string is sent unchanged. */
  send(method: 'POST' | 'PUT', url: string, body: unknown, token?: string): Promise<TestReply>;
  delete(url: string, token?: string): Promise<TestReply>;
  get(url: string, token?: string): Promise<TestReply>;
  /** Registers a new donor whose email is confirmed, and returns their token. */
  signUp(email?: string): Promise<string>;
}

export interface TestReply {
  status: number;
  headers: Record<string, unknown>;
  // biome-ignore lint/suspicious/noExplicitAny: tests inspect arbitrary replies
  body: any;
}

export const password = 'correct horse';

let signUpCount = 0;

/**
 * Opens the real API with its own database and data folder and a small catalog; removes them after the tests of the file.
 * @param siteFolder the built site, if the API should serve it
 * @param hashesSlowly whether new passwords are hashed as slowly as on a server
 */
export async function openTestApp(
  settings: Record<string, string> = {},
  siteFolder?: string,
  { withCatalog = true, hashesSlowly = false } = {},
): Promise<TestApp> {
  const folder = mkdtempSync(join(tmpdir(), 'kindcrate-api-'));
  addCleanup(() => rmSync(folder, { recursive: true }));
  const api = await openServer(folder, await createDatabase(), settings, siteFolder, hashesSlowly);
  if (withCatalog) await addCatalog(api.data.database);
  return api;
}

/** Opens another server on the same database and data folder. Works only on PostgreSQL. */
export async function openSecondServer(
  { folder, databaseUrl }: TestApp,
  settings: Record<string, string> = {},
): Promise<TestApp> {
  return openServer(folder, databaseUrl, settings);
}

/** Opens a server on an existing data folder and database. */
export async function openServer(
  folder: string,
  databaseUrl: string | undefined,
  settings: Record<string, string> = {},
  siteFolder?: string,
  hashesSlowly = false,
): Promise<TestApp> {
  const options = { folder, databaseUrl, settings, siteFolder, hashesSlowly };
  const { app, services, data } = await buildServer(options);
  addCleanup(async () => {
    await app.close();
    await services.renderer.close();
    await data.close();
  });
  if (process.env.API_SERVERS) await forwardToServers(app, options);
  return { app, services, data, folder, databaseUrl, ...createRequests(app, data) };
}

function createRequests(
  app: FastifyInstance,
  { database }: DataFolder,
): Pick<TestApp, 'send' | 'get' | 'delete' | 'signUp'> {
  const get: TestApp['get'] = (url, token) => inject(app, { method: 'GET', url, headers: bearer(token) });
  const send: TestApp['send'] = (method, url, body, token) =>
    inject(app, {
      method,
      url,
      headers: { 'content-type': 'application/json', ...bearer(token) },
      payload: typeof body === 'string' ? body : JSON.stringify(body),
    });
  return {
    get,
    send,
    delete: (url, token) => inject(app, { method: 'DELETE', url, headers: bearer(token) }),
    async signUp(email = `person-${++signUpCount}@example.com`) {
      await send('POST', '/api/register', createRegistration({ email }));
      await confirmEmailOf(database, email);
      return (await send('POST', '/api/Login', { email, password })).body.token;
    },
  };
}

/**
 * Confirms the email of an account as the link in the confirmation email would, and removes all confirmation emails from the
 * outbox. Assumes that no other account has claimed the address: the `email_key` of its first claim is the address, a space
 * and a 1.
 */
export async function confirmEmailOf(database: Database, email: string): Promise<void> {
  const email_key = email.toLowerCase();
  const changes = { email_key, email_confirmed_at: new Date().toISOString() };
  await database.updateTable('users').set(changes).where('email_key', '=', `${email_key} 1`).execute();
  await database.deleteFrom('outbox').where('kind', '=', 'email confirmation').execute();
}

/**
 * Sends a request; the body of a JSON reply is parsed.
 * @throws when the reply does not match the API's OpenAPI document.
 */
export async function inject(app: FastifyInstance, options: InjectOptions): Promise<TestReply> {
  const { statusCode: status, headers, body: text, json } = await app.inject(options);
  const isJson = String(headers['content-type']).startsWith('application/json');
  const reply: TestReply = { status, headers, body: isJson && text ? json() : text };
  const problems = apiDocumentCheck.problemsOf(options, reply);
  if (problems.length)
    throw new Error(`The API document does not match a reply: ${problems.join('; ')}`.slice(0, 1_000));
  return reply;
}

export function bearer(token?: string): Record<string, string> {
  return token ? { authorization: `Bearer ${token}` } : {};
}

/** A complete registration, with the given changes. */
export function createRegistration(changes: Record<string, unknown> = {}) {
  return {
    username: 'robin',
    email: 'robin@example.com',
    phone: '01234567890',
    password,
    confirmPassword: password,
    ...changes,
  };
}
