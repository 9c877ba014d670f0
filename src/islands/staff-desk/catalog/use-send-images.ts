import { addOrganizationImageEndpoint } from '@kindcrate/contract/staff-organizations';
import { useState } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { staffOrganizations } from '../../../stores/staff-organizations.ts';
import { useUpload } from '../../../ui/upload-progress/use-upload.ts';
import type { NewImage } from './new-images.ts';

/** `stopped`: neither this image nor any after it is sent. Contains the API's error; undefined if the upload was canceled. */
type SendResult = { added: true } | { failed: Partial<NewImage> } | { stopped: ApiError | undefined };

interface Options {
  organizationId: string;
  /** Shown when the API's error has no message. */
  failure: string;
}

/** Adds images to an organization's gallery, one request per image, each cropped as chosen in its row. */
export function useSendImages({ organizationId, failure }: Options) {
  const { progress, begin, end, cancel } = useUpload();
  const [croppers] = useState(() => new Map<string, (file: File) => Promise<Blob>>());

  async function sendOne({ _id, file }: NewImage, alt: string): Promise<SendResult> {
    const upload = begin();
    try {
      const image = (await croppers.get(_id)?.(file)) ?? file;
      const revision = revisionOf(organizationId);
      const options = { ...upload, id: organizationId };
      await staffOrganizations.write(addOrganizationImageEndpoint, { image, alt, revision }, options);
      return { added: true };
    } catch (error) {
      if (upload.signal.aborted) return { stopped: undefined };
      if (!(error instanceof ApiError)) throw error;
      if (error.code === 'conflict') return { stopped: error };
      const { alt: altError, image: message = error.message || failure } = error.fields;
      return { failed: { state: 'failed', altError, message: altError ? undefined : message } };
    } finally {
      end();
    }
  }

  return { progress, cancel, sendOne, croppers };
}

/** Each added image makes a new revision, so every request quotes the revision that the previous one made. */
function revisionOf(organizationId: string): number | undefined {
  return staffOrganizations.$state.get().data?.items.find(({ _id }) => _id === organizationId)?.revision;
}
