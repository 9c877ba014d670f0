/**
 * Keeps the last submit or click on a plain button that happens inside an island before it is ready.
 * Native controls (links, inputs, labels, disclosure) are left alone: they work without script.
 */
export function keepFirstInteraction(island: HTMLElement) {
  let replay: (() => void) | undefined;
  let isReady = false;
  let caught = () => {};

  const keep = (event: Event, again: () => void) => {
    event.preventDefault();
    event.stopPropagation();
    replay = again;
    island.setAttribute('aria-busy', 'true');
    caught();
  };
  const onSubmit = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement;
    if (!isReady) keep(event, () => form.requestSubmit(event.submitter));
  };
  const onClick = (event: MouseEvent) => {
    const button = (event.target as Element).closest<HTMLButtonElement>('button:not([type=submit])');
    if (!isReady && button) keep(event, () => button.click());
  };
  island.addEventListener('submit', onSubmit, true);
  island.addEventListener('click', onClick, true);

  const release = () => {
    replay = undefined;
    island.removeAttribute('aria-busy');
  };
  return {
    /** Called whenever an act is kept. */
    onCaught(listener: () => void) {
      caught = listener;
    },
    /** Forgets the act; what was typed stays. */
    release,
    /** Lets events through from now on, and does the kept act once. */
    replay() {
      isReady = true;
      const again = replay;
      release();
      // Not at once: React is still at work when an island says that it is ready, and would show the outcome only later.
      if (again) queueMicrotask(again);
    },
  };
}
