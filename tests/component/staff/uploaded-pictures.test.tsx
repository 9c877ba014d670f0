import { addCopyPictureEndpoint, saveCopyDraftEndpoint } from '@kindcrate/contract/staff-copy';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { homeDraft } from '../../../src/workbench/copy-fixtures.ts';
import { api, expectBrowserError, failure } from '../mock-api.ts';
import { createPhoto } from '../photo.ts';
import { openWords, wordsCopy } from '../words.tsx';

const { picture: copy } = wordsCopy;
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const description = page.getByRole('form', { name: copy.open }).getByLabelText(copy.alt);
/** The value of a copy field that shows an uploaded picture. */
const uploadedPicture = `own-${'0f'.repeat(16)}-800x600`;

/** Opens the form for the picture of the first slide. */
async function openForm(): Promise<void> {
  await api.reply(saveCopyDraftEndpoint, {
    success: true,
    message: 'The draft is saved.',
    data: { ...homeDraft, problems: [] },
  });
  await openWords();
  await button(/^Slides/).click();
  await button(/^The coat you outgrew/).click();
  await button(copy.open).click();
}

async function choosePicture(): Promise<void> {
  await page.getByLabelText(copy.image).upload(createPhoto('teal'));
  await expect.element(page.getByLabelText(copy.cropLabel)).toBeVisible();
}

const mockPictureUpload = () =>
  api.reply(addCopyPictureEndpoint, {
    success: true,
    message: 'The picture has been saved. Publish the page to show it.',
    data: { value: uploadedPicture },
  });

test('an uploaded picture is cropped to the aspect ratio of the slide, and is added to the draft with its description', async () => {
  await mockPictureUpload();
  const thumbnail = { body: '<svg xmlns="http://www.w3.org/2000/svg"/>', contentType: 'image/svg+xml' };
  await api.respond({ method: 'GET', path: `/images/${'0f'.repeat(16)}-400.webp` }, thumbnail);
  await openForm();
  await choosePicture();
  const canvas = document.querySelector('canvas');
  expect((canvas?.width ?? 0) / (canvas?.height ?? 1)).toBeCloseTo(4 / 3, 1);
  await description.fill('Two volunteers with a coat');
  await button(copy.use).click();
  const choice = page.getByRole('combobox', { name: 'Picture', exact: true });
  await expect.element(choice).toHaveFocus();
  await expect.element(choice).toHaveDisplayValue('Uploaded picture, 800 × 600');
  await expect.element(page.getByText('The picture has been saved. Publish the page to show it.')).toBeInTheDocument();
  await expect.element(page.getByLabelText('Picture description')).toHaveValue('Two volunteers with a coat');
  const shown = document.querySelector<HTMLImageElement>('.words-picture__image');
  expect(shown?.src).toContain(`/api/images/${'0f'.repeat(16)}-400.webp`);
});

test('a picture form without a file or a description is not sent, and says what is missing', async () => {
  await openForm();
  await button(copy.use).click();
  await expect.element(page.getByLabelText(copy.image)).toHaveAccessibleDescription(/Choose a picture/);
  await choosePicture();
  await button(copy.use).click();
  await expect.element(description).toHaveFocus();
  expect(await api.sent(addCopyPictureEndpoint)).toEqual([]);
});

test('when the API rejects a picture, its message is shown, and the page keeps its previous picture', async () => {
  await expectBrowserError(/415/);
  await api.respond(addCopyPictureEndpoint, failure(415, 'This file is damaged.', 'image_refused'));
  await openForm();
  await choosePicture();
  await description.fill('A coat');
  await button(copy.use).click();
  await expect.element(page.getByText('This file is damaged.')).toBeVisible();
  await expect.element(page.getByRole('combobox', { name: 'Picture', exact: true })).toHaveDisplayValue('Open kitchen');
});

test('a file that the browser cannot show is not sent, because it could not be cropped', async () => {
  await openForm();
  await page.getByLabelText(copy.image).upload(new File(['no picture'], 'photo.heic', { type: 'image/heic' }));
  await expect.element(page.getByText(copy.unreadable)).toBeVisible();
  await expect.element(button(copy.use)).not.toBeInTheDocument();
});

test('closing the form for an uploaded picture returns the focus to the list of pictures', async () => {
  await openForm();
  await button(copy.close).click();
  await expect.element(page.getByRole('combobox', { name: 'Picture', exact: true })).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(button(copy.open)).toHaveFocus();
});
