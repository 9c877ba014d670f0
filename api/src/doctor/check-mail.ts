import type { Environment } from '../config/environment.ts';
import type { Database } from '../database/database.ts';
import { mailFolder } from '../mail/mail-folder.ts';
import { findBacklog } from '../mail/outbox-repository.ts';
import { verifyMailServer } from '../mail/transport.ts';
import { type Finding, ok, problem, warning } from './finding.ts';

/** Milliseconds that an email may wait before that counts as a problem: long enough for several retries. */
const maxAge = 60 * 60_000;

/** Connects to the mail server and logs in, without sending anything. */
export async function checkMailServer(environment: Environment, timeout = 10_000): Promise<Finding> {
  const { SMTP_URL, DATA_FOLDER } = environment;
  if (!SMTP_URL)
    return warning(
      `no mail server: emails are written to ${mailFolder(DATA_FOLDER)}`,
      'Set SMTP_URL; until then, nobody receives any email.',
    );
  const { protocol, host } = new URL(SMTP_URL);
  // Without username and password.
  const server = `${protocol}//${host}`;
  const failure = await verifyMailServer(SMTP_URL, timeout);
  return failure
    ? problem(`${server} does not work: ${failure}`, adviceFor(failure))
    : ok(`${server} accepts the login`);
}

function adviceFor(code: string): string {
  if (code === 'EAUTH')
    return 'Check the username and the password in SMTP_URL. Special characters in them have to be percent-encoded, such as @ as %40.';
  if (code === 'EDNS' || code === 'ENOTFOUND') return 'Check the host name in SMTP_URL.';
  if (code === 'ETLS' || code === 'ESOCKET')
    return 'Check the port in SMTP_URL, whether it begins with smtps:// (port 465) or smtp:// (port 587), and the certificate of the server.';
  return 'Check the host and the port in SMTP_URL, and that this machine is allowed to connect to it: many providers block port 25.';
}

/** Checks whether emails have been waiting for too long. */
export async function checkOutbox(database: Database, now = new Date()): Promise<Finding> {
  const { count, oldest } = await findBacklog(database);
  if (!oldest || now.getTime() - Date.parse(oldest) < maxAge) return ok(`emails waiting to be sent: ${count}`);
  return problem(
    `emails waiting to be sent: ${count}, the oldest since ${oldest}`,
    'Start the server, or look in its log for the reason.',
  );
}
