import { acceptEmailDomains } from '@kindcrate/contract/email';
import type { Environment } from '../config/environment.ts';
import { checkClock } from './check-clock.ts';
import { checkDatabase } from './check-database.ts';
import { checkFolders } from './check-folders.ts';
import { checkMailServer, checkOutbox } from './check-mail.ts';
import { checkPayments } from './check-payments.ts';
import { checkServer, checkVersions } from './check-server.ts';
import { checkSettings } from './check-settings.ts';
import { checkStore } from './check-store.ts';
import { type Finding, formatFinding } from './finding.ts';

type Report = (topic: string, findings: Finding | Finding[]) => void;

/**
 * Checks everything that a server needs, whether or not it is running, and prints what to do. Changes no data.
 * @param print called with each part of the report
 * @returns the exit code: 1 when there is a problem.
 */
export async function runDoctor(source: NodeJS.ProcessEnv, print: (text: string) => void): Promise<number> {
  const levels: Finding['level'][] = [];
  const report: Report = (topic, found) => {
    for (const finding of [found].flat()) {
      levels.push(finding.level);
      print(formatFinding(topic, finding));
    }
  };
  report('version', checkVersions());
  const { environment, findings } = checkSettings(source);
  report('settings', findings);
  if (environment) await checkParts(environment, report);
  const count = (level: Finding['level']) => levels.filter((other) => other === level).length;
  const uncheckedParts = environment
    ? ''
    : ' Server, folders, database, clock, store, mail and payments are checked once the settings are valid.';
  print(`Problems: ${count('problem')}, warnings: ${count('warning')}.${uncheckedParts}`);
  return count('problem') ? 1 : 0;
}

async function checkParts(environment: Environment, report: Report): Promise<void> {
  acceptEmailDomains(environment.ACCEPTED_EMAIL_DOMAINS);
  report('server', await checkServer(environment));
  const folders = await checkFolders(environment);
  report('folders', folders);
  if (folders.some(({ level }) => level === 'problem')) return;
  let isDataChecked = false;
  const database = await checkDatabase(environment, async (open) => {
    isDataChecked = true;
    report('clock', await checkClock(environment, open));
    report('mail', await checkOutbox(open));
    return [];
  });
  report('database', database);
  if (!isDataChecked) report('clock', await checkClock(environment));
  report('store', await checkStore(environment));
  report('mail', await checkMailServer(environment));
  report('payments', await checkPayments(environment));
}
