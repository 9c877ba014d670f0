import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { $user } from '../../stores/session.ts';
import { type Draft, openDraft } from './drafts.ts';
import { bringBack, hasFile, textOf } from './form-text.ts';

/** A form's draft, as `useForm` and the form itself use it. */
export interface FormDraft {
  ref: RefObject<HTMLFormElement | null>;
  /** What was kept before this page was opened, until the form starts again. */
  restored: Draft | undefined;
  /** Writes down what stands in the form. */
  keep: () => void;
  /** The draft has done its work. */
  forget: () => void;
  /** Empties the form and forgets its draft. */
  clear: () => void;
  /** The Idempotency-Key of what is in the form. */
  key: () => string;
  /** Makes what is in the form another thing than what was sent. */
  renewKey: () => void;
  /** Whether the form has just been filled in from the draft, so that nobody can have looked at it. */
  isUnseen: () => boolean;
}

/**
 * Keeps what is typed into a form, so that it survives a reload, a log-out and a crash of the tab. What was typed in this page
 * before its code arrived goes before the draft, field by field.
 * @param owner `account`: kept for whoever is logged in, and shown to nobody else. `tab`: for nobody in particular, until the
 *   tab is closed
 */
export function useDraft(form: string, owner: 'account' | 'tab' = 'account'): FormDraft {
  const ref = useRef<HTMLFormElement>(null);
  const [draft] = useState(() => later(() => open(form, owner)));
  const [restored, setRestored] = useState<Draft>();
  const isUnseen = useRef(false);

  const keep = () => {
    if (!ref.current) return;
    const { elements } = ref.current;
    const { fields = {}, hasFile: hadFile = false } = draft().current ?? {};
    // A choice whose options have not been loaded is still to come back.
    const awaited = Object.entries(fields).filter(([name]) => !elements.namedItem(name));
    draft().keep({ ...Object.fromEntries(awaited), ...textOf(ref.current) }, hadFile || hasFile(ref.current));
  };
  const forget = () => {
    draft().forget();
    setRestored(undefined);
  };

  // Before anything is painted, and before an early submit is done.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page has come to life
  useLayoutEffect(() => {
    const kept = draft().load();
    if (kept && ref.current) {
      isUnseen.current = bringBack(ref.current, kept.fields);
      setRestored(kept);
    }
    if (ref.current && Object.keys(textOf(ref.current)).length) keep();
  }, []);
  // The early submit comes in the same turn as the ready event (use-ready.ts), before this timer.
  useEffect(() => {
    const timer = setTimeout(() => {
      isUnseen.current = false;
    });
    return () => clearTimeout(timer);
  }, []);

  return {
    ref,
    restored,
    keep,
    forget,
    clear() {
      // At once: fields that begin anew would drop the focus.
      flushSync(() => {
        ref.current?.reset();
        forget();
      });
      ref.current?.querySelector<HTMLElement>('input, textarea')?.focus();
    },
    key: () => draft().key(),
    renewKey: () => draft().renewKey(),
    isUnseen: () => isUnseen.current,
  };
}

/** Whether a form has a draft to bring back to whoever is logged in. */
export function hasDraft(form: string): boolean {
  return open(form, 'account').load() !== undefined;
}

/** The donor of the moment the page came to life: who logs in later in another tab is somebody else. */
function open(form: string, owner: 'account' | 'tab') {
  if (owner === 'tab') return openDraft(sessionStorage, form);
  const donor = $user.get()?.sub;
  return openDraft(donor ? localStorage : undefined, `${form}:${donor}`);
}

/** Makes a thing when it is first asked for. */
function later<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
