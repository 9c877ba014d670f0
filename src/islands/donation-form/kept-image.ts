import { keepPhoto, readPhoto, removePhotos } from '../../lib/kept-photos.ts';
import { draftOwner } from '../../ui/form/draft-owner.ts';
import { keptImageKey } from './kept-image-key.ts';
import { keepPreparedPhoto, preparePhotoOnce } from './prepare-photo-once.ts';
import { chooseFile } from './use-photo-drop.ts';

/** Stores the chosen photo on this device, as it will be sent, until the form is reset. */
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
  keepPreparedPhoto(kept.photo);
  chooseFile(zone, kept.photo);
  return true;
}
