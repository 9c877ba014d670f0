import { limits } from '@kindcrate/contract/limits';
import { formatMessage } from '@kindcrate/contract/message-format';
import { altText } from '@kindcrate/contract/staff-fields';
import type { StaffOrganization } from '@kindcrate/contract/staff-organizations';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { ApiError } from '../../../lib/api-error.ts';
import { moveItem } from '../../../lib/move-item.ts';
import type { CatalogCopy } from './copy.ts';
import { addFiles, isSendable, type NewImage, updateImage } from './new-images.ts';
import { useSendImages } from './use-send-images.ts';

interface Result {
  message: string;
  isProblem: boolean;
  /** The API's error, if a request failed. */
  cause?: ApiError | undefined;
}

/** The files that were chosen for an organization's gallery, until they have been uploaded. */
export function useNewImages({ _id: organizationId, images: stored }: StaffOrganization, copy: CatalogCopy) {
  const { newImages: newImagesCopy } = copy;
  const [images, setImages] = useState<NewImage[]>([]);
  const [result, setResult] = useState<Result>();
  const [isPending, setPending] = useState(false);
  const sending = useSendImages({ organizationId, failure: copy.failure });
  const max = limits.organizationImages;
  const room = max - stored.length - images.length;
  const update = (id: string, changes: Partial<NewImage>) => setImages((list) => updateImage(list, id, changes));
  const show = (message: string, isProblem = false, cause?: ApiError) =>
    flushSync(() => setResult({ message, isProblem, cause }));

  function add(files: File[]): void {
    const added = addFiles(images, files, room, newImagesCopy.tooLarge);
    setImages(added.images);
    setResult(undefined);
    if (added.leftOut > 0) show(formatMessage(newImagesCopy.tooMany, { max, count: added.leftOut }), true);
  }

  /** Shows an error on each image without a valid text alternative. @returns whether there are any errors */
  function showAltErrors(alts: ReadonlyMap<string, string>): boolean {
    const check = ({ _id }: NewImage) => altText().validate(alts.get(_id), { coerce: true })[0]?.message;
    setImages((list) => list.map((image) => ({ ...image, altError: isSendable(image) ? check(image) : undefined })));
    return images.some((image) => isSendable(image) && check(image));
  }

  async function sendAll(sendable: readonly NewImage[], alts: ReadonlyMap<string, string>): Promise<void> {
    let added = 0;
    for (const image of sendable) {
      update(image._id, { state: 'sending', message: undefined });
      const sent = await sending.sendOne(image, alts.get(image._id)?.trim() ?? '');
      if ('added' in sent) {
        added += 1;
        setImages((list) => list.filter(({ _id }) => _id !== image._id));
      } else if ('failed' in sent) update(image._id, sent.failed);
      else {
        update(image._id, { state: 'waiting' });
        return show(sent.stopped?.message || newImagesCopy.stopped, sent.stopped !== undefined, sent.stopped);
      }
    }
    const left = sendable.length - added;
    show(formatMessage(left ? newImagesCopy.someFailed : newImagesCopy.done, { added, left }), left > 0);
  }

  /** @param alts the text alternatives, by the id of the image */
  async function send(alts: ReadonlyMap<string, string>): Promise<void> {
    const sendable = images.filter(isSendable);
    if (isPending) return;
    if (sendable.length === 0) return show(newImagesCopy.nothingToSend, true);
    if (flushSync(() => showAltErrors(alts))) return show(newImagesCopy.describe, true);
    setPending(true);
    setResult(undefined);
    await sendAll(sendable, alts).finally(() => setPending(false));
  }

  return {
    ...{ images, room, max, result, isPending, sending, add, send, showResult: show },
    move: (from: number, to: number) => setImages((list) => moveItem(list, from, to)),
    /** Removes the message about a text alternative that is being corrected. */
    clearAltError: (id: string) => update(id, { altError: undefined }),
    remove: (id: string) => setImages((list) => list.filter(({ _id }) => _id !== id)),
  };
}
