import { statSync } from 'node:fs';
import { join } from 'node:path';
import { type Environment, projectFolder } from '../config/environment.ts';
import type { Database } from '../database/database.ts';
import { type Finding, ok, problem } from './finding.ts';
import { findLatestSessionUse, readPostgresInfo } from './repository.ts';

/** Milliseconds. One-time codes are valid for 30 s, and servers use the clock to agree on which of them sends an email. */
const maxDifference = 5_000;
/** Milliseconds. */
const minute = 60_000;

const advice = 'Set the clock, and let the system keep it synchronized, for instance with: timedatectl set-ntp true';

/**
 * Checks that the clock is not earlier than the installation or the latest use of a session, and that it agrees with PostgreSQL's.
 * @param database undefined when there is none to compare with
 */
export async function checkClock(environment: Environment, database?: Database, now = Date.now): Promise<Finding[]> {
  const clockTime = new Date(now()).toISOString();
  const installed = statSync(join(projectFolder, 'package.json')).mtimeMs;
  if (now() < installed - minute)
    return [problem(`the clock says ${clockTime}, which is before this version was installed`, advice)];
  if (!database) return [ok(`the clock says ${clockTime}`)];
  const latest = await findLatestSessionUse(database);
  if (latest && Date.parse(latest) > now() + minute)
    return [problem(`the clock says ${clockTime}, but a session was used at ${latest}`, advice)];
  return [environment.DATABASE_URL ? await compareWithPostgres(database, now) : ok(`the clock says ${clockTime}`)];
}

async function compareWithPostgres(database: Database, now: () => number): Promise<Finding> {
  const before = now();
  const info = await readPostgresInfo(database);
  // The reply is assumed to be from halfway between sending the query and receiving the reply.
  const difference = info.now.getTime() - (before + now()) / 2;
  const seconds = Math.round(Math.abs(difference) / 1000);
  if (Math.abs(difference) <= maxDifference)
    return ok(`the clock says ${new Date(now()).toISOString()}, and the clock of PostgreSQL agrees`);
  return problem(`the clock is ${seconds} s ${difference > 0 ? 'behind' : 'ahead of'} that of PostgreSQL`, advice);
}
