/**
 * Keeps a submit, or a click on a plain button, inside an island that is not hydrated yet, so that it can be replayed. A later
 * interaction replaces the kept one. Links, inputs, labels and disclosures work without scripts, so their events pass through.
 */
export function keepInteraction(island: HTMLElement) {
  let repeatKept: (() => void) | undefined;
  let isReady = false;
  let onKept: (event: Event) => void = () => {};

  const keep = (event: Event, repeat: () => void) => {
    event.preventDefault();
    event.stopPropagation();
    repeatKept = repeat;
    island.setAttribute('aria-busy', 'true');
    onKept(event);
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
    repeatKept = undefined;
    island.removeAttribute('aria-busy');
  };
  return {
    /** Calls the listener whenever an interaction is kept. */
    onKept(listener: (event: Event) => void) {
      onKept = listener;
    },
    /** Forgets the kept interaction. Typed text stays in its fields. */
    release,
    /** Lets events through from now on, and repeats the kept interaction once. */
    replay() {
      isReady = true;
      const repeat = repeatKept;
      release();
      // In a microtask, because React is still rendering when an island reports that it is ready.
      if (repeat) queueMicrotask(repeat);
    },
  };
}
