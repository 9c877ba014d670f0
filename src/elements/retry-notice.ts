/**
 * Creates a notice to show in place of content that failed to load: a text and a retry button, from the host's attributes
 * `failed` and `retry`.
 */
export function createRetryNotice(host: HTMLElement, retry: () => void): HTMLElement {
  const notice = document.createElement('p');
  notice.className = 'quiet';
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'link';
  button.textContent = host.getAttribute('retry');
  button.onclick = retry;
  notice.append(host.getAttribute('failed') ?? '', ' ', button);
  return notice;
}
