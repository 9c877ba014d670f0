import { placeOrderEndpoint } from '@kindcrate/contract/order-placement';
import { deletePhotoEndpoint, uploadPhotoEndpoint } from '@kindcrate/contract/photos';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { order } from '../../../src/workbench/fixtures.ts';
import { pasteInto } from '../drag.ts';
import { api, expectBrowserError, failure } from '../mock-api.ts';
import { createPhoto } from '../photo.ts';
import { alertTexts, button, field, openAndFillIn, siteForms, submit } from '../site-forms.tsx';
import {
  acceptPhotos,
  addItemButton,
  addPhotos,
  detailsButton,
  expectUploaded,
  item,
  openForm,
  reload,
  sentField,
  uploadReply,
} from './item-list.ts';

const donation = { ...siteForms.donation, open: openForm };
const successReply = {
  success: true,
  message: 'Your Donation was sent successfully!',
  data: { _id: 'order-1', status: 'submitted' },
} as const;
const photoSources = () => [...document.querySelectorAll<HTMLImageElement>('.item-photo__image')].map(({ src }) => src);
const sentPhotos = async () => {
  const [order] = await api.sent(placeOrderEndpoint);
  return JSON.parse(sentField(order?.body, 'items') ?? '[]')[0]?.photos;
};

beforeEach(async () => {
  await acceptPhotos();
  await api.reply(placeOrderEndpoint, successReply);
});

test('four photos of an item are uploaded, and a fifth is left out with a message', async () => {
  await openForm();
  await detailsButton.click();
  await addPhotos('gold', 'green', 'red', 'blue', 'black');
  await expectUploaded(4);
  await expect.element(page.getByText('An item can have up to 4 photos. We left out the rest.')).toBeVisible();
  expect(await api.sent(uploadPhotoEndpoint)).toHaveLength(4);
});

test('a pasted photo is added to the item that has the focus, or to the first item if none has it', async () => {
  await openForm();
  await addItemButton.click();
  const second = item(2).getByLabelText('Name', { exact: true });
  await second.click();
  expect(pasteInto(second.element(), createPhoto('gold'))).toBe(false);
  await expectUploaded(1);
  expect(item(2).element().querySelectorAll('.item-photo')).toHaveLength(1);
  const phone = field('Phone');
  await phone.click();
  expect(pasteInto(phone.element(), createPhoto('green'))).toBe(false);
  await expectUploaded(2);
  expect(item(2).element().querySelectorAll('.item-photo')).toHaveLength(1);
});

test('a HEIC photo that the browser cannot display shows its file name, and then the thumbnail that the server made', async () => {
  const pending = await api.keepPending(uploadPhotoEndpoint);
  await openForm();
  await detailsButton.click();
  await userEvent.upload(field('Image'), [new File(['…'], 'IMG_0042.HEIC')]);
  await expect.element(page.getByText('IMG_0042.HEIC')).toBeVisible();
  expect(photoSources()).toEqual([]);
  await pending.release({ json: uploadReply('photo-1') });
  await expectUploaded(1);
  const preview = page.getByAltText('Photo 1');
  await expect.element(preview).toHaveAttribute('src', order.image.thumbnailUrl);
  await expect.element(page.getByText('IMG_0042.HEIC')).not.toBeInTheDocument();
  await reload();
  await expect.element(preview).toHaveAttribute('src', order.image.thumbnailUrl);
});

test('the button that moves a photo keeps the focus, and the new position of the photo is announced', async () => {
  await openForm();
  await detailsButton.click();
  await addPhotos('gold', 'green');
  await expectUploaded(2);
  const [first, second] = photoSources();
  (button('Move photo 2 earlier').element() as HTMLElement).focus();
  await button('Move photo 2 earlier').click();
  expect(photoSources()).toEqual([second, first]);
  await expect.element(button('Move photo 1 earlier')).toHaveFocus();
  await expect.element(page.getByText('The photo is now number 1.')).toBeInTheDocument();
});

test('a photo that is dragged onto another one takes its position, which is announced', async () => {
  await openForm();
  await detailsButton.click();
  await addPhotos('gold', 'green', 'red');
  await expectUploaded(3);
  const [first, second, third] = photoSources();
  await userEvent.dragAndDrop(page.getByAltText('Photo 3'), page.getByAltText('Photo 1'));
  await expect.poll(photoSources).toEqual([third, first, second]);
  await expect.element(page.getByText('The photo is now number 1.')).toBeInTheDocument();
  expect(document.querySelectorAll('[data-over], [data-dragged]')).toHaveLength(0);
});

test('dropping a dragged photo outside the other photos, or canceling the drag with Escape, moves nothing', async () => {
  await openForm();
  await detailsButton.click();
  await addPhotos('gold', 'green');
  await expectUploaded(2);
  const before = photoSources();
  await userEvent.dragAndDrop(page.getByAltText('Photo 2'), field('Image'));
  const [from, to] = [...document.querySelectorAll('.item-photo__frame')];
  const { x, y } = from?.getBoundingClientRect() ?? { x: 0, y: 0 };
  const pointer = { pointerId: 7, button: 0, buttons: 1, bubbles: true, clientX: x + 10, clientY: y + 10 };
  to?.dispatchEvent(new PointerEvent('pointerdown', pointer));
  await import('../../../src/islands/donation-form/items/drag-photo.ts');
  document.dispatchEvent(new PointerEvent('pointermove', pointer));
  await expect.poll(() => document.querySelectorAll('.item-photo[data-over]').length).toBe(1);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => document.querySelectorAll('.item-photo[data-over]').length).toBe(0);
  document.dispatchEvent(new PointerEvent('pointerup', pointer));
  expect(photoSources()).toEqual(before);
});

test('a removed photo is deleted from the server and is not sent with the donation', async () => {
  await openAndFillIn(donation);
  await detailsButton.click();
  await expectUploaded(1);
  await addPhotos('green');
  await expectUploaded(2);
  await button('Remove photo 1').click();
  await expect.element(button('Remove photo 2')).not.toBeInTheDocument();
  await expect.element(field('Image')).toHaveFocus();
  await submit(donation);
  await expect.element(page.getByText(successReply.message)).toBeVisible();
  expect(await sentPhotos()).toEqual(['photo-2']);
  await expect.poll(() => api.sent(deletePhotoEndpoint)).toHaveLength(1);
});

test('a failed photo upload shows the reason, blocks the donation, and can be retried', async () => {
  await expectBrowserError(/503/);
  await api.respond(uploadPhotoEndpoint, failure(503, 'The server is busy.'), { json: uploadReply('photo-9') });
  await openAndFillIn(donation);
  await detailsButton.click();
  await expect.poll(alertTexts).toEqual([expect.stringContaining('The server is busy.')]);
  await submit(donation);
  await expect.element(field('Image')).toHaveAccessibleDescription(/wasn’t uploaded/);
  expect(await api.sent(placeOrderEndpoint)).toEqual([]);
  await button('Try photo 1 again').click();
  await expectUploaded(1);
  await submit(donation);
  await expect.element(page.getByText(successReply.message)).toBeVisible();
  expect(await sentPhotos()).toEqual(['photo-9']);
});

test('a donation submitted while a photo is uploading waits for the upload', async () => {
  const pending = await api.keepPending(uploadPhotoEndpoint);
  await openAndFillIn(donation);
  await detailsButton.click();
  await expect.element(page.getByRole('progressbar', { name: 'Uploading photo 1' })).toBeVisible();
  await submit(donation);
  expect(await api.sent(placeOrderEndpoint)).toEqual([]);
  await pending.release({ json: uploadReply('photo-7') });
  await expect.element(page.getByText(successReply.message)).toBeVisible();
  expect(await sentPhotos()).toEqual(['photo-7']);
});

test('canceling an upload removes the photo, and another one can be added', async () => {
  await api.keepPending(uploadPhotoEndpoint);
  await openForm();
  await detailsButton.click();
  await addPhotos('gold');
  await button('Stop uploading photo 1').click();
  await expect.element(page.getByRole('progressbar')).not.toBeInTheDocument();
  await acceptPhotos();
  await addPhotos('green');
  await expectUploaded(1);
});

test('the photo of a single item is restored after a reload', async () => {
  await openAndFillIn(donation);
  await expect
    .poll(async () => (await import('../../../src/lib/kept-photos.ts')).readPhoto('donor-1', 'image'))
    .toBeDefined();
  await reload();
  await expect.element(page.getByAltText('The photo you chose')).toBeVisible();
  await submit(donation);
  await expect.element(page.getByText(successReply.message)).toBeVisible();
});
