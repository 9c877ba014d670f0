import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { dragAway, dragOver, dropOn, pasteInto } from '../drag.ts';
import { createPhoto } from '../photo.ts';
import { field, openAndFillIn, openDonation, photoZone, siteForms } from '../site-forms.tsx';

const preview = page.getByAltText('The photo you chose');
const chosenFiles = () => (field('Image').element() as HTMLInputElement).files;

test('the donation form highlights the drop zone while a photo is dragged over it, and accepts the dropped photo', async () => {
  await openDonation();
  const photo = createPhoto('gold');
  dragOver(photoZone(), photo);
  await expect.element(photoZone()).toHaveAttribute('data-over');
  dragAway(photoZone(), photo);
  await expect.element(photoZone()).not.toHaveAttribute('data-over');
  dropOn(photoZone(), photo);
  await expect.element(photoZone()).not.toHaveAttribute('data-over');
  await expect.element(preview).toBeVisible();
  expect(chosenFiles()?.[0]?.name).toBe('coats.jpg');
});

test('the donation form reports that a dropped file is not a photo, and keeps the photo that was chosen earlier', async () => {
  await openAndFillIn(siteForms.donation);
  await expect.element(preview).toBeVisible();
  dropOn(photoZone(), new File(['coats'], 'list.txt', { type: 'text/plain' }));
  await expect.element(page.getByText('That file isn’t a photo.')).toBeVisible();
  await expect.element(preview).toBeVisible();
  dropOn(photoZone(), createPhoto('green'));
  await expect.element(page.getByText('That file isn’t a photo.')).not.toBeInTheDocument();
});

test('the browser does not open a photo that is dropped outside the drop zone', async () => {
  await openAndFillIn(siteForms.donation);
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File(['…'], 'coats.jpg', { type: 'image/jpeg' }));
  // `dispatchEvent` returns false when a listener called `preventDefault`.
  const drop = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true });
  expect(document.body.dispatchEvent(drop)).toBe(false);
});

test('the donation form accepts a pasted photo, but leaves a paste that contains text to the focused field', async () => {
  await openDonation();
  const photo = new File(['…'], 'coats.png', { type: 'image/png' });
  const paste = (text?: string) => pasteInto(field('Items Name').element(), photo, text);
  expect(paste('coats')).toBe(true);
  expect(chosenFiles()).toHaveLength(0);
  expect(paste()).toBe(false);
  expect(chosenFiles()?.[0]?.name).toBe('coats.png');
});

test('the form shows the file name of a HEIC photo that the browser cannot display, until another photo replaces it', async () => {
  await openDonation();
  // On Windows and Linux, browsers report no type for HEIC files.
  dropOn(photoZone(), new File(['…'], 'IMG_0042.HEIC'));
  const fileNameText = page.getByText('Got it: IMG_0042.HEIC.');
  await expect.element(fileNameText).toBeVisible();
  await expect.element(preview).not.toBeInTheDocument();
  expect(chosenFiles()?.[0]?.name).toBe('IMG_0042.HEIC');
  dropOn(photoZone(), createPhoto('gold'));
  await expect.element(preview).toBeVisible();
  await expect.element(fileNameText).not.toBeInTheDocument();
});
