/**
 * Shows a notice beside an island whose code failed to load (specification, section 8), with a Retry button. The static content
 * stays.
 * @returns a function that removes the notice
 */
export function showLoadFailure(island: HTMLElement, retry: () => void): () => void {
  const notice = document.createElement('div');
  notice.className = 'notice notice--alert';
  notice.setAttribute('role', 'alert');
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'button button--quiet button--small';
  // The layouts set the label, so that editors can change it.
  button.textContent = document.documentElement.dataset.retry ?? '';
  button.onclick = retry;
  notice.append(`Loading chunk ${chunkOf(island)} failed`, ' ', button);
  // Beside the island, because inside it the click on Retry would be kept as an interaction.
  island.before(notice);
  return () => notice.remove();
}

/** The name of the island's file: `/static/js/LoginForm.Dk3x.js` is `LoginForm`. */
function chunkOf(island: HTMLElement): string {
  return island.getAttribute('component-url')?.split('/').at(-1)?.split('.')[0] ?? '';
}
