import type { Environment } from './environment.ts';
import { isLoopback } from './loopback.ts';
import { listMisspelledSettings } from './misspelled-settings.ts';

/**
 * Whether other machines can reach this server although its links lead to localhost, which on each of those machines is the
 * machine itself. False when the settings allow such links.
 */
export function hasUnreachableLinks({
  HOST,
  TRUST_PROXY_HOPS,
  PUBLIC_URL,
  ALLOW_LOCALHOST_LINKS,
}: Environment): boolean {
  const isReachable = !isLoopback(HOST) || TRUST_PROXY_HOPS > 0;
  return isReachable && isLoopback(new URL(PUBLIC_URL).hostname) && !ALLOW_LOCALHOST_LINKS;
}

/**
 * Returns a sentence for each setting that is valid but probably a mistake.
 * @param source the environment that was parsed
 */
export function listSettingWarnings(environment: Environment, source: NodeJS.ProcessEnv = process.env): string[] {
  const { HOST, PUBLIC_URL, SMTP_URL, MAIL_FROM, TRUST_PROXY_HOPS } = environment;
  const reason = isLoopback(HOST) ? `TRUST_PROXY_HOPS is ${TRUST_PROXY_HOPS}` : `HOST is ${HOST}`;
  return [
    ...(hasUnreachableLinks(environment)
      ? [
          `${reason}, but links in emails and for search engines lead to ${PUBLIC_URL}. Set PUBLIC_URL to the URL that people use.`,
        ]
      : []),
    ...(SMTP_URL && /@localhost>?$/i.test(MAIL_FROM)
      ? [`MAIL_FROM is ${MAIL_FROM}, an address that other mail servers refuse. Set it to an address of your domain.`]
      : []),
    ...listMisspelledSettings(source),
  ];
}
