import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Draft, openDraft } from './drafts.ts';
import { changedValues, hasChosenFile, restoreValues } from './form-values.ts';

export interface FormDraft {
  ref: RefObject<HTMLFormElement | null>;
  /** The draft that was stored before this page was opened; undefined once the form has been cleared or sent. */
  restored: Draft | undefined;
  /** Stores the current values. */
  keep: () => void;
  /** Deletes the stored values. */
  forget: () => void;
  /** Resets the form and deletes the stored values. */
  clear: () => void;
  /** The Idempotency-Key of the current values. */
  key: (create: () => string) => string;
  /** Makes the next submit a new request instead of a retry. */
  renewKey: () => void;
  /**
   * Whether values were restored in the current task. A submit from before hydration is replayed in the same task, and must
   * not send values that the person has not seen.
   */
  wasJustRestored: () => boolean;
}

/** Keeps what is typed until the tab is closed. */
export function useTabDraft(form: string): FormDraft {
  return useDraft(() => openDraft(sessionStorage, form));
}

/**
 * Stores what is typed into a form, so that it survives a reload and a crashed tab. Values typed before hydration win over
 * stored ones, field by field.
 * @param open opens the draft; not called on the server
 */
export function useDraft(open: () => ReturnType<typeof openDraft>): FormDraft {
  const ref = useRef<HTMLFormElement>(null);
  const [draft] = useState(() => lazy(open));
  const [restored, setRestored] = useState<Draft>();
  const wasJustRestored = useRef(false);

  const keep = () => {
    // A page that is being left may contain text typed by a person who was logged in before (layouts/boot/session.js).
    if (!ref.current || 'leaving' in document.documentElement.dataset) return;
    const { elements } = ref.current;
    const { fields = {}, hasFile = false } = draft().current ?? {};
    // Radio buttons whose options are still loading will be restored later.
    const notRendered = Object.entries(fields).filter(([name]) => !elements.namedItem(name));
    const values = { ...Object.fromEntries(notRendered), ...changedValues(ref.current) };
    draft().keep(values, hasFile || hasChosenFile(ref.current));
  };
  const forget = () => {
    draft().forget();
    setRestored(undefined);
  };

  // A layout effect, so that values are restored before the first paint and before a submit from before hydration is
  // replayed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, after hydration
  useLayoutEffect(() => {
    const stored = draft().load();
    if (stored && ref.current) {
      wasJustRestored.current = restoreValues(ref.current, stored.fields);
      setRestored(stored);
    }
    if (ref.current && Object.keys(changedValues(ref.current)).length) keep();
  }, []);
  // The ready event (use-ready-event.ts) replays a submit from before hydration in this task, before the timer fires.
  useEffect(() => {
    const timer = setTimeout(() => {
      wasJustRestored.current = false;
    });
    return () => clearTimeout(timer);
  }, []);

  return {
    ref,
    restored,
    keep,
    forget,
    clear() {
      // Synchronously: a reset remounts some fields, and the focus must move to the new ones.
      flushSync(() => {
        ref.current?.reset();
        forget();
      });
      ref.current?.querySelector<HTMLElement>('input, textarea')?.focus();
    },
    key: (create) => draft().key(create),
    renewKey: () => draft().renewKey(),
    wasJustRestored: () => wasJustRestored.current,
  };
}

function lazy<T>(create: () => T): () => T {
  let value: T | undefined;
  return () => {
    value ??= create();
    return value;
  };
}
