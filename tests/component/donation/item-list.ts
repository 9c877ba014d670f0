import { getCoinRuleEndpoint } from '@kindcrate/contract/coins';
import { deletePhotoEndpoint, uploadPhotoEndpoint } from '@kindcrate/contract/photos';
import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { coinRule } from '../../../src/workbench/coin-fixtures.ts';
import { order } from '../../../src/workbench/fixtures.ts';
import { api } from '../mock-api.ts';
import { unmount } from '../mount.tsx';
import { createPhoto } from '../photo.ts';
import { button, field, openDonation } from '../site-forms.tsx';
import { resetStores } from '../stores.ts';

export const addItemButton = button('Add another item');
export const detailsButton = button('Add a category, the condition or more photos');

/** The section of the form for an item other than the first. */
export const item = (number: number) => page.getByRole('group', { name: `Item ${number}`, exact: true });

/**
 * Opens the donation form. Loads the code of the item list in advance, because the development server takes a long time to compile
 * it the first time.
 */
export async function openForm(): Promise<void> {
  await import('../../../src/islands/donation-form/items/ItemList.tsx');
  await openDonation();
}

/** Opens the form again, as after a reload of the page. */
export async function reload(): Promise<void> {
  unmount();
  resetStores();
  await openForm();
}

/** The API's reply to the upload of a photo. */
export const uploadReply = (_id: string) => ({
  success: true,
  message: 'Your photo was uploaded.',
  data: { _id, image: order.image },
});

/** Arranges the replies to uploads, which give the photos the ids `photo-1`, `photo-2` …, and to the deletion of photos. */
export async function acceptPhotos(): Promise<void> {
  const ids = Array.from({ length: 8 }, (_, index) => `photo-${index + 1}`);
  await api.reply(uploadPhotoEndpoint, ...ids.map(uploadReply));
  // Arranged early, because the form may request the coin rule before `openDonation` arranges the same reply.
  await api.reply(getCoinRuleEndpoint, { data: coinRule });
  await api.reply(deletePhotoEndpoint, { success: true, message: 'The photo was removed.' });
}

/** Adds photos to the first item. The label of its photo field comes from the specification. */
export async function addPhotos(...colors: string[]): Promise<void> {
  await userEvent.upload(field('Image'), colors.map(createPhoto));
}

export const expectUploaded = (count: number) =>
  expect.poll(() => document.querySelectorAll('.item-photo[data-state=uploaded]').length).toBe(count);

/** The value of a text field in a multipart body. */
export const sentField = (body: string | null | undefined, name: string): string | undefined =>
  new RegExp(`name="${name}"\\r\\n\\r\\n(.*)`).exec(body ?? '')?.[1];
