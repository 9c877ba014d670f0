import { existsSync } from 'node:fs';
import { isIPv6 } from 'node:net';
import { join } from 'node:path';
import { array, literal, optional, string, type } from 'superstruct';
import { type Environment, projectFolder } from '../config/environment.ts';
import { version as ownVersion } from '../config/version.ts';
import { type Finding, ok, problem, warning } from './finding.ts';

const health = type({ success: literal(true), message: literal('running'), version: optional(string()) });
const readiness = type({ message: string(), warnings: optional(array(string())) });

/** Checks the version of Node.js and of Kindcrate, and that the site has been built. */
export function checkVersions(node = process.versions.node): Finding[] {
  const required = 24;
  const findings = [ok(`Kindcrate ${ownVersion} on Node.js ${node}`)];
  if (Number.parseInt(node, 10) < required)
    findings[0] = problem(
      `Node.js ${node} is too old`,
      `Install version ${required}, or start with npm, which brings its own.`,
    );
  if (!existsSync(join(projectFolder, 'dist/pages.json')))
    findings.push(warning('the site has not been built', 'npm start builds it; so does npm run build.'));
  return findings;
}

/** Checks whether a running server is of this version and ready, and whether another program uses its port. */
export async function checkServer(environment: Environment): Promise<Finding> {
  const origin = originOf(environment);
  const reply = await request(`${origin}/health`);
  if (!reply) return ok(`no server runs at ${origin}`);
  if (!health.is(reply.body))
    return problem(`another program uses port ${environment.PORT}`, 'Stop it, or set PORT to another number.');
  const { version } = reply.body;
  if (version !== undefined && version !== ownVersion)
    return problem(`the server at ${origin} is version ${version}, and this is ${ownVersion}`, 'Restart the server.');
  return checkReadiness(origin);
}

async function checkReadiness(origin: string): Promise<Finding> {
  const reply = await request(`${origin}/ready`);
  const message = readiness.is(reply?.body) ? reply.body.message : 'it does not answer';
  if (reply?.status !== 200) return problem(`the server at ${origin} is not ready: ${message}`, 'See its log.');
  return ok(`the server at ${origin} is ${message}`);
}

/** The origin at which this machine reaches the server. */
function originOf({ HOST, PORT }: Environment): string {
  const host = { '0.0.0.0': '127.0.0.1', '::': '::1' }[HOST] ?? HOST;
  return `http://${isIPv6(host) ? `[${host}]` : host}:${PORT}`;
}

/** @returns undefined when nothing listens there; status 0 after any other failure. A body that is not JSON is undefined. */
async function request(url: string): Promise<{ status: number; body: unknown } | undefined> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(5_000), redirect: 'manual' });
    return { status: response.status, body: await response.json().catch(() => undefined) };
  } catch (error) {
    const { cause } = error as Error & { cause?: NodeJS.ErrnoException };
    return cause?.code === 'ECONNREFUSED' ? undefined : { status: 0, body: undefined };
  }
}
