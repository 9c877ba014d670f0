import { isEmailCode } from '@kindcrate/contract/fields';

/**
 * Takes the code out of the fragment of an email's link, so that neither the address bar nor the history shows it.
 * @returns undefined if the link is incomplete
 */
export function takeEmailCode(): string | undefined {
  const code = location.hash.slice(1);
  if (!isEmailCode(code)) return undefined;
  history.replaceState(history.state, '', location.pathname + location.search);
  return code;
}
