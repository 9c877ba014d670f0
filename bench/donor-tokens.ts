import { createHmac, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { TestServer } from '../scripts/test-server.ts';
import { type Donor, readPayload } from './donor-client.ts';

/**
 * Makes `count` copies of a logged-in donor in the database, each with its own session. Registering them would take a minute,
 * because password hashing is slow by design. Emails must be unique, so each copy has its id as its email.
 * @returns the tokens of the copies, signed with the server's key
 */
export function copyDonor({ dataFolder }: TestServer, { token }: Donor, count: number): string[] {
  const database = new DatabaseSync(path.join(dataFolder, 'kindcrate.sqlite'), { timeout: 5_000 });
  const payload = readPayload(token);
  const addUser = database.prepare(`
    INSERT INTO users (id, username, email, email_key, phone, password_hash, role, created_at)
    SELECT :id, username, :id, :id, phone, password_hash, role, created_at FROM users WHERE id = :original`);
  const addSession = database.prepare(`
    INSERT INTO sessions (id, user_id, created_at, expires_at)
    SELECT :session, :id, created_at, expires_at FROM sessions WHERE id = :original`);
  const secret = readFileSync(path.join(dataFolder, 'jwt-secret'), 'utf8');
  database.exec('BEGIN IMMEDIATE');
  const tokens = Array.from({ length: count }, () => {
    const [id, session] = [randomUUID(), randomUUID()];
    addUser.run({ id, original: payload.sub });
    addSession.run({ id, session, original: payload.sid });
    return sign({ ...payload, sub: id, sid: session }, secret);
  });
  database.exec('COMMIT');
  database.close();
  return tokens;
}

function sign(payload: object, secret: string): string {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const signed = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(payload)}`;
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
}
