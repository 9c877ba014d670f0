type Page = Pick<Document, 'hidden' | 'addEventListener' | 'removeEventListener'>;

/**
 * Repeats a task while the page is visible, and runs it immediately when the page becomes visible again.
 * @param task must not reject
 * @param interval ms between the end of a run and the start of the next
 * @returns a function that stops the polling
 */
export function pollWhileVisible(task: () => Promise<unknown>, interval: number, page: Page = document): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRunning = false;
  let isStopped = false;

  async function runAndSchedule() {
    clearTimeout(timer);
    if (isStopped || isRunning || page.hidden) return;
    isRunning = true;
    await task();
    isRunning = false;
    if (!isStopped) timer = setTimeout(runAndSchedule, interval);
  }

  page.addEventListener('visibilitychange', runAndSchedule);
  void runAndSchedule();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    page.removeEventListener('visibilitychange', runAndSchedule);
  };
}
