import { removePhotos } from '../../../lib/kept-photos.ts';
import { draftOwner } from '../../../ui/form/draft-owner.ts';
import { splitKeys } from './read-items.ts';
import { removeUpload } from './uploads.ts';

/** Removes the photos of an item from the server and from this device. */
export function forgetPhotos(form: HTMLFormElement | null, index: number): void {
  const field = form?.querySelector<HTMLInputElement>(`input[name="items.${index}.photos"]`);
  for (const key of splitKeys(field?.value)) {
    void removeUpload(key);
    void removePhotos(draftOwner() ?? '', key);
  }
}
