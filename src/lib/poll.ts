type Page = Pick<Document, 'hidden' | 'addEventListener' | 'removeEventListener'>;

/**
 * Asks again and again while the page is looked at; when it comes back into view, it asks at once.
 * @param ask must not reject
 * @param pause ms between an answer and the next question
 * @returns what ends it.
 */
export function pollWhileVisible(ask: () => Promise<unknown>, pause: number, page: Page = document): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAsking = false;
  let isOver = false;

  async function next() {
    clearTimeout(timer);
    if (isOver || isAsking || page.hidden) return;
    isAsking = true;
    await ask();
    isAsking = false;
    if (!isOver) timer = setTimeout(next, pause);
  }

  page.addEventListener('visibilitychange', next);
  void next();
  return () => {
    isOver = true;
    clearTimeout(timer);
    page.removeEventListener('visibilitychange', next);
  };
}
