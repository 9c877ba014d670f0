import { limits } from '@kindcrate/contract/limits';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { keepPhoto, removePhotos, type UploadedPhoto } from '../../../lib/kept-photos.ts';
import { draftOwner } from '../../../ui/form/draft-owner.ts';
import { keptImageKey } from '../kept-image-key.ts';
import { preparePhotoOnce } from '../prepare-photo-once.ts';
import { createPhoto, type PhotoWithFile, restorePhoto } from './photo-with-file.ts';
import { addPhotos, changePhoto, movePhoto, type Photo } from './photos.ts';
import { removeUpload, startUpload } from './uploads.ts';

const pendingPhoto = (key: string): Photo => ({ key, state: 'uploading', progress: 0 });

/**
 * The photos of one item. Each is uploaded as soon as it is added, and stored on this device.
 * @param restoredKeys the photos of the restored draft
 * @param chosen a photo that was chosen before this list was opened
 */
export function useItemPhotos(restoredKeys: readonly string[], chosen?: File) {
  const [photos, setPhotos] = useState<Photo[]>(() => restoredKeys.map(pendingPhoto));
  const [areAllKept, setAreAllKept] = useState(true);
  const files = useRef(new Map<string, File>());
  const owner = draftOwner() ?? '';
  const change = (key: string, changes: Partial<Photo>) => setPhotos((list) => changePhoto(list, key, changes));

  const keep = async (key: string, file: File, uploaded?: UploadedPhoto) => {
    if (!(await keepPhoto(owner, key, await preparePhotoOnce(file), uploaded))) setAreAllKept(false);
  };
  const upload = async (key: string) => {
    const file = files.current.get(key);
    if (!file) return;
    change(key, { state: 'uploading', progress: 0, message: '' });
    try {
      const uploaded = await startUpload(key, file, (progress) => change(key, { progress }));
      change(key, { state: 'uploaded', thumbnailUrl: uploaded.thumbnailUrl });
      await keep(key, file, uploaded);
    } catch (error) {
      change(key, { state: 'failed', message: error instanceof ApiError ? error.message : '' });
    }
  };
  const begin = ({ photo, file }: PhotoWithFile) => {
    files.current.set(photo.key, file);
    if (photo.state === 'uploading') void upload(photo.key);
  };
  /** @returns false if some files were left out, because an item cannot have that many photos */
  const add = (added: readonly File[]): boolean => {
    const room = limits.itemPhotos - photos.length;
    const created = added.slice(0, room).map(createPhoto);
    setPhotos((list) =>
      addPhotos(
        list,
        created.map(({ photo }) => photo),
      ),
    );
    for (const item of created) {
      begin(item);
      void keep(item.photo.key, item.file);
    }
    return added.length <= room;
  };
  const restore = async (key: string) => {
    const restored = await restorePhoto(owner, key);
    if (!restored) {
      setAreAllKept(false);
      setPhotos((list) => list.filter((photo) => photo.key !== key));
      return;
    }
    change(key, restored.photo);
    begin(restored);
  };
  const remove = (key: string) => {
    setPhotos((list) => list.filter((photo) => photo.key !== key));
    void removeUpload(key);
    void removePhotos(owner, key);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, after the list was opened
  useEffect(() => {
    for (const key of restoredKeys) void restore(key);
    if (!chosen) return;
    add([chosen]);
    void removePhotos(owner, keptImageKey);
  }, []);
  useRevokePreviews(photos);

  const move = (key: string, by: number) => setPhotos((list) => movePhoto(list, key, by));
  return { photos, areAllKept, add, remove, move, retry: (key: string) => void upload(key) };
}

/** Frees the previews when the list is closed. */
function useRevokePreviews(photos: readonly Photo[]): void {
  const last = useRef(photos);
  useEffect(() => {
    last.current = photos;
  });
  useEffect(
    () => () => {
      for (const { url } of last.current) if (url) URL.revokeObjectURL(url);
    },
    [],
  );
}
