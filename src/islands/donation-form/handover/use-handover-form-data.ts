import type { HandoverKind } from '@kindcrate/contract/handovers';
import { type RefObject, useEffect } from 'react';
import { readHandover } from './read-handover.ts';

/** Adds the handover to a form's data when the form is sent, if a kind of handover is chosen. */
export function useHandoverFormData(
  form: RefObject<HTMLFormElement | null>,
  kind: HandoverKind | undefined,
  times: readonly string[],
): void {
  useEffect(() => {
    const element = form.current;
    if (!element || !kind) return undefined;
    const addHandover = ({ formData }: FormDataEvent) =>
      formData.set('handover', JSON.stringify(readHandover(kind, times, formData)));
    element.addEventListener('formdata', addHandover);
    return () => element.removeEventListener('formdata', addHandover);
  }, [form, kind, times]);
}
