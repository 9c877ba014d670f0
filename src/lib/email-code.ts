import { isEmailCode } from '@kindcrate/contract/text-rules';

/**
 * Returns the code in the fragment of an emailed link, and removes the fragment from the page's URL, so that neither
 * the address bar nor the history shows the code.
 * @returns undefined if the link is incomplete
 */
export function takeEmailCode(isCode = isEmailCode): string | undefined {
  const code = location.hash.slice(1);
  if (!isCode(code)) return undefined;
  history.replaceState(history.state, '', location.pathname + location.search);
  return code;
}
