import type { BodyOf } from '@kindcrate/contract/endpoint';
import { chosenPictureUrl, type previewCatalogEntryEndpoint } from '@kindcrate/contract/staff-catalog-preview';
import { useEffect, useRef, useState } from 'react';
import type { CatalogEntry, EntryBody } from '../../../stores/entry-store.ts';
import { previewEntry } from '../../../stores/staff-catalog-preview.ts';
import type { Outcome } from '../../../ui/form/form-state.ts';
import { decodeImage } from '../../../ui/image-crop/image.ts';
import { type PreviewDocument, toPreviewDocument } from '../preview/preview-document.ts';
import type { EntryKind } from './entry-kinds.ts';
import type { useCatalogCrop } from './ImageFields.tsx';

/** `serial` is different for every rendered page. */
type Page = PreviewDocument & { serial: number };

export interface ShownPreview {
  list: Page;
  /** Undefined for a donation card, which has no page of its own. */
  details: Page | undefined;
  imageUrl: string | undefined;
}

interface Options<T extends CatalogEntry> {
  kind: EntryKind<T>;
  /** Undefined for a new entry. */
  entry: T | undefined;
  crop: ReturnType<typeof useCatalogCrop>;
  /** The form's message once the preview is shown. */
  message: string;
}

/** The preview of an entry with the values of its form, which are checked in the same way as before saving. */
export function useEntryPreview<T extends CatalogEntry>({ kind, entry, crop, message }: Options<T>) {
  const [shown, setShown] = useState<ShownPreview>();
  const [isOutdated, setOutdated] = useState(false);
  const serial = useRef(0);
  useEffect(() => () => URL.revokeObjectURL(shown?.imageUrl ?? ''), [shown]);

  async function show({ image, hidden: _, ...values }: EntryBody): Promise<Outcome> {
    const cropped = image instanceof File ? await crop.cropPhoto(image) : undefined;
    const body = { ...values, ...(cropped && (await sizeOf(cropped))), list: kind.entries.listName, id: entry?._id };
    // The form has checked the values with the struct for saving, which has the same fields.
    const pages = await previewEntry(body as BodyOf<typeof previewCatalogEntryEndpoint>);
    const imageUrl = cropped && URL.createObjectURL(cropped);
    const toPage = (html: string): Page => {
      serial.current += 1;
      const withImage = html.replaceAll(chosenPictureUrl, imageUrl ?? '');
      return { ...toPreviewDocument(withImage, location.origin), serial: serial.current };
    };
    const details = pages.details === null ? undefined : toPage(pages.details);
    setShown({ list: toPage(pages.list), details, imageUrl });
    setOutdated(false);
    return { message, resetsForm: false };
  }

  return { shown, isOutdated, show, markOutdated: () => setOutdated(true), close: () => setShown(undefined) };
}

/** The size of an image, in pixels. An image that this browser cannot decode is not shown in the preview either, so any size will do. */
async function sizeOf(file: Blob): Promise<{ width: number; height: number }> {
  const image = await decodeImage(file);
  const { width, height } = image ?? { width: 4, height: 3 };
  image?.close();
  return { width, height };
}
