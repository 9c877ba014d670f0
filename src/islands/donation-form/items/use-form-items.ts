import { type RefObject, useEffect } from 'react';
import { removePhotos } from '../../../lib/kept-photos.ts';
import { draftOwner } from '../../../ui/form/draft-owner.ts';
import { readItems } from './read-items.ts';

/** Adds the items to a form's data as one value when the form is sent. A reset removes the photos from this device. */
export function useFormItems(form: RefObject<HTMLFormElement | null>, count: number): void {
  useEffect(() => {
    const addItems = ({ target, formData }: FormDataEvent) => {
      if (target === form.current) formData.set('items', JSON.stringify(readItems(formData, count)));
    };
    // On the document, to which the event bubbles, because the form's own listeners must first add the needs of the items.
    document.addEventListener('formdata', addItems);
    return () => document.removeEventListener('formdata', addItems);
  }, [form, count]);

  useEffect(() => {
    const element = form.current;
    const forget = () => void removePhotos(draftOwner() ?? '');
    element?.addEventListener('reset', forget);
    return () => element?.removeEventListener('reset', forget);
  }, [form]);
}
