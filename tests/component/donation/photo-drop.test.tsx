import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { dragAway, dragOver, dropOn } from '../drag.ts';
import { photoOf } from '../photo.ts';
import { field, fillIn, openDonation, photoZone, siteForms } from '../site-forms.tsx';

const preview = page.getByAltText('The photo you chose');
const chosen = () => (field('Image').element() as HTMLInputElement).files;

test('shows where a photo can be dropped, and takes it', async () => {
  await openDonation();
  const photo = photoOf('gold');
  dragOver(photoZone(), photo);
  await expect.element(photoZone()).toHaveAttribute('data-over');
  dragAway(photoZone(), photo);
  await expect.element(photoZone()).not.toHaveAttribute('data-over');
  dropOn(photoZone(), photo);
  await expect.element(photoZone()).not.toHaveAttribute('data-over');
  await expect.element(preview).toBeVisible();
  expect(chosen()?.[0]?.name).toBe('coats.jpg');
});

test('says that a dropped file is no picture, and keeps the photo that was there', async () => {
  await fillIn(siteForms.donation);
  await expect.element(preview).toBeVisible();
  dropOn(photoZone(), new File(['coats'], 'list.txt', { type: 'text/plain' }));
  await expect.element(page.getByText('That file isn’t a photo.')).toBeVisible();
  await expect.element(preview).toBeVisible();
  dropOn(photoZone(), photoOf('green'));
  await expect.element(page.getByText('That file isn’t a photo.')).not.toBeInTheDocument();
});

test('the browser does not open a photo that is dropped outside the drop zone', async () => {
  await fillIn(siteForms.donation);
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File(['…'], 'coats.jpg', { type: 'image/jpeg' }));
  // `dispatchEvent` returns false when a listener prevented what the browser does by default.
  const drop = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true });
  expect(document.body.dispatchEvent(drop)).toBe(false);
});

test('takes a photo that is pasted, and leaves pasted text to its field', async () => {
  await openDonation();
  /** Returns whether the browser may paste by default. */
  const paste = (text?: string) => {
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File(['…'], 'coats.png', { type: 'image/png' }));
    if (text) clipboardData.setData('text/plain', text);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    return field('Items Name').element().dispatchEvent(event);
  };
  expect(paste('coats')).toBe(true);
  expect(chosen()).toHaveLength(0);
  expect(paste()).toBe(false);
  expect(chosen()?.[0]?.name).toBe('coats.png');
});
