/** Replaces a list that failed to load: the host's attribute `failed` as text, and a button labeled by `again`. */
export function createRetryNotice(host: HTMLElement, retry: () => void): HTMLElement {
  const notice = document.createElement('p');
  notice.className = 'quiet';
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'link';
  button.textContent = host.getAttribute('again');
  button.onclick = retry;
  notice.append(host.getAttribute('failed') ?? '', ' ', button);
  return notice;
}
