import { BadSettingsError, type Environment } from './environment.ts';
import { isLoopback } from './loopback.ts';

/** The line describes the problem, and mentions the setting that allows it. */
type Problem = [isFound: boolean, line: string];

/**
 * With `NODE_ENV=production`, refuses settings that are suitable only for a trial, unless another setting explicitly allows them.
 * @throws BadSettingsError with a line for each of them.
 */
export function requireProductionSettings(environment: Environment): void {
  if (environment.NODE_ENV !== 'production') return;
  const { PUBLIC_URL, SMTP_URL, SAMPLE_DATA } = environment;
  const problems: Problem[] = [
    [
      SAMPLE_DATA && !environment.ALLOW_SAMPLE_DATA,
      'SAMPLE_DATA must not be true, or visitors would see made-up organizations. To allow that, set ALLOW_SAMPLE_DATA=true',
    ],
    [
      isLoopback(new URL(PUBLIC_URL).hostname) && !environment.ALLOW_LOCALHOST_LINKS,
      `PUBLIC_URL must be the URL that people use, or links in emails would lead to ${PUBLIC_URL}. To allow that, set ALLOW_LOCALHOST_LINKS=true`,
    ],
    [
      SMTP_URL === undefined && !environment.ALLOW_MAIL_FOLDER,
      'SMTP_URL must be set, or emails would only be written to files. To allow that, set ALLOW_MAIL_FOLDER=true',
    ],
  ];
  const lines = problems.flatMap(([isFound, line]) => (isFound ? [line] : []));
  if (lines.length) throw new BadSettingsError(['These settings do not suit production:', ...lines].join('\n  '));
}

/**
 * Refuses sample data that an earlier start has put into the database.
 * @param count how many entries, needs and accounts of the sample data are left
 * @throws BadSettingsError.
 */
export function refuseSampleData(environment: Environment, count: number): void {
  if (environment.NODE_ENV !== 'production' || environment.ALLOW_SAMPLE_DATA || count === 0) return;
  throw new BadSettingsError(
    `The database still has ${count} sample entries, needs and accounts, which visitors would mistake for real ones. Start once with ALLOW_SAMPLE_DATA=true, and edit, hide or delete them at the desk.`,
  );
}
