import { keepPhoto, readPhoto, removePhotos } from '../../lib/kept-photos.ts';
import { draftOwner } from '../../ui/form/draft-owner.ts';
import { keptImageKey } from './kept-image-key.ts';
import { markAsPrepared, preparePhotoOnce } from './prepare-photo-once.ts';
import { chooseFile } from './use-photo-drop.ts';

/** Stores the prepared version of the chosen photo, which is what will be sent, on this device until the form is reset. */
export async function keepImage(zone: HTMLElement | null, photo: File): Promise<void> {
  const owner = draftOwner() ?? '';
  const forget = () => void removePhotos(owner);
  zone?.closest('form')?.addEventListener('reset', forget, { once: true });
  await keepPhoto(owner, keptImageKey, await preparePhotoOnce(photo));
}

/** Chooses the stored photo again, unless another one has been chosen. Returns whether a photo is chosen now. */
export async function restoreImage(zone: HTMLElement | null): Promise<boolean> {
  const kept = await readPhoto(draftOwner() ?? '', keptImageKey);
  const isChosen = Boolean(zone?.querySelector('input')?.files?.length);
  if (isChosen || !kept) return isChosen;
  markAsPrepared(kept.photo);
  chooseFile(zone, kept.photo);
  return true;
}
