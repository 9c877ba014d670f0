import { existsSync } from 'node:fs';
import { isIPv6 } from 'node:net';
import { join } from 'node:path';
import { array, literal, optional, string, type } from 'superstruct';
import { type Environment, projectFolder } from '../config/environment.ts';
import { version as ownVersion } from '../config/version.ts';
import { type Finding, ok, problem, warning } from './finding.ts';

const health = type({ success: literal(true), message: literal('running'), version: optional(string()) });
const readiness = type({ message: string(), warnings: optional(array(string())) });

/** Reports the versions of Kindcrate and Node.js, and checks that Node.js is recent enough and that the site has been built. */
export function checkVersions(node = process.versions.node): Finding[] {
  const required = 24;
  const findings = [ok(`Kindcrate ${ownVersion} on Node.js ${node}`)];
  if (Number.parseInt(node, 10) < required)
    findings[0] = problem(
      `Node.js ${node} is too old`,
      `Install version ${required}, or start with npm, which uses the one in node_modules.`,
    );
  if (!existsSync(join(projectFolder, 'dist/pages.json')))
    findings.push(warning('the site has not been built', 'npm start builds it; so does npm run build.'));
  return findings;
}

/**
 * Checks whether a running server is of this version and ready, and whether another program uses its port.
 * @param timeout milliseconds for each request
 */
export async function checkServer(environment: Environment, timeout = 5_000): Promise<Finding> {
  const origin = originOf(environment);
  const reply = await request(`${origin}/health`, timeout);
  if (reply === 'refused') return ok(`no server runs at ${origin}`);
  if (reply === 'silent')
    return problem(
      `${origin} does not answer`,
      'Check the log of the server, and whether another program uses the port.',
    );
  if ('unreachable' in reply)
    return problem(`${origin} cannot be reached: ${reply.unreachable}`, 'Check HOST and PORT.');
  if (!health.is(reply.body))
    return problem(`another program uses port ${environment.PORT}`, 'Stop it, or set PORT to another number.');
  const { version } = reply.body;
  if (version !== undefined && version !== ownVersion)
    return problem(`the server at ${origin} is version ${version}, and this is ${ownVersion}`, 'Restart the server.');
  return checkReadiness(origin, timeout);
}

async function checkReadiness(origin: string, timeout: number): Promise<Finding> {
  const reply = await request(`${origin}/ready`, timeout);
  const { status, body } = typeof reply === 'object' && 'status' in reply ? reply : {};
  const message = readiness.is(body) ? body.message : 'it does not answer';
  if (status !== 200) return problem(`the server at ${origin} is not ready: ${message}`, 'See its log.');
  return ok(`the server at ${origin} is ${message}`);
}

/** The origin at which this machine reaches the server. */
function originOf({ HOST, PORT }: Environment): string {
  const host = { '0.0.0.0': '127.0.0.1', '::': '::1' }[HOST] ?? HOST;
  return `http://${isIPv6(host) ? `[${host}]` : host}:${PORT}`;
}

/**
 * `status` is undefined when the answer is not HTTP, and `body` when it is not JSON. `refused`: nothing listens there.
 * `silent`: there was no answer in time.
 */
type Reply = { status: number | undefined; body: unknown } | { unreachable: string } | 'refused' | 'silent';

async function request(url: string, timeout: number): Promise<Reply> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeout), redirect: 'manual' });
    return { status: response.status, body: await response.json().catch(() => undefined) };
  } catch (error) {
    return toReply(error as Error & { cause?: NodeJS.ErrnoException });
  }
}

function toReply({ name, message, cause }: Error & { cause?: NodeJS.ErrnoException }): Reply {
  if (name === 'TimeoutError') return 'silent';
  const code = cause?.code ?? '';
  if (code === 'ECONNREFUSED') return 'refused';
  // The connection was made, but then closed, or used for a protocol other than HTTP.
  const isOtherProgram = cause?.name === 'HTTPParserError' || ['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'].includes(code);
  return isOtherProgram ? { status: undefined, body: undefined } : { unreachable: cause?.message ?? message };
}
