import { limits } from '@kindcrate/contract/limits';
import { updateBrandEndpoint } from '@kindcrate/contract/staff-brands';
import {
  addOrganizationImageEndpoint,
  getStaffOrganizationEndpoint,
  type StaffOrganization,
} from '@kindcrate/contract/staff-organizations';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { staffBrand, staffOrganization } from '../../../src/workbench/desk-fixtures.ts';
import { openDesk, row, staffCopy } from '../desk.tsx';
import { api, expectBrowserError, failure } from '../mock-api.ts';
import { conflict } from '../needs.tsx';
import { createPhoto } from '../photo.ts';

const { catalog } = staffCopy;
const { newImages: copy, storedCrop } = catalog;
const form = page.getByRole('form', { name: copy.title });
const list = form.getByRole('list', { name: copy.list });
const items = list.getByRole('listitem');
const sendButton = form.getByRole('button', { name: /^Add \d+ picture/ });
const [image] = staffOrganization.images;
if (!image) throw new Error('The sample organization has no image');

const photo = (name: string, color = 'teal') => new File([createPhoto(color)], name, { type: 'image/jpeg' });
const withImages = (count: number, revision = 1): StaffOrganization => ({
  ...staffOrganization,
  revision,
  images: Array.from({ length: count }, (_, n) => ({ ...image, _id: `image-${n}` })),
});
const addedReply = (organization: StaffOrganization) => ({ success: true, message: 'Added', data: organization });

async function openImages(organization = withImages(2)): Promise<void> {
  await openDesk('organizations', { organizations: [organization] });
  await row.getByText(catalog.edit, { exact: true }).click();
  await expect.element(form).toBeVisible();
}
const choose = (...files: File[]) => userEvent.upload(form.getByLabelText(copy.choose, { exact: true }), files);
const altField = (index: number) => items.nth(index).getByRole('textbox');
const sentAlts = async () =>
  (await api.sent(addOrganizationImageEndpoint)).map(({ body }) => /name="alt"\s+([^\r\n]*)/.exec(body ?? '')?.[1]);

test('several pictures are added one after another, each with its own description and the revision that the previous upload returned', async () => {
  await api.reply(addOrganizationImageEndpoint, addedReply(withImages(3, 2)), addedReply(withImages(4, 3)));
  await openImages();
  await choose(photo('van.jpg'), photo('door.jpg', 'gold'));
  await expect.element(items).toHaveLength(2);
  await altField(0).fill('A van');
  await altField(1).fill('A door');
  await sendButton.click();
  await expect.element(form.getByText('2 pictures were added.')).toBeVisible();
  expect(await sentAlts()).toEqual(['A van', 'A door']);
  const bodies = (await api.sent(addOrganizationImageEndpoint)).map(({ body }) => body ?? '');
  expect(bodies.map((body) => /name="revision"\s+(\d+)/.exec(body)?.[1])).toEqual(['1', '2']);
  await expect.element(list).not.toBeInTheDocument();
});

test('chosen pictures that were reordered are sent in the new order', async () => {
  await api.reply(addOrganizationImageEndpoint, addedReply(withImages(3, 2)), addedReply(withImages(4, 3)));
  await openImages();
  await choose(photo('van.jpg'), photo('door.jpg'));
  await altField(0).fill('A van');
  await altField(1).fill('A door');
  await form.getByRole('button', { name: 'Move door.jpg up' }).click();
  await expect.element(form.getByText('door.jpg is now number 1 of 2.')).toBeInTheDocument();
  await sendButton.click();
  await expect.element(form.getByText('2 pictures were added.')).toBeVisible();
  expect(await sentAlts()).toEqual(['A door', 'A van']);
});

test('a file that the server refuses stays in the list with a message, and the others are added', async () => {
  await expectBrowserError(/415/);
  const refused = failure(415, 'No', 'image_refused', { image: 'This file is not a picture.' });
  await api.respond(addOrganizationImageEndpoint, refused, { json: addedReply(withImages(3, 2)) });
  await openImages();
  await choose(photo('broken.jpg'), photo('door.jpg'));
  await altField(0).fill('A broken one');
  await altField(1).fill('A door');
  await sendButton.click();
  await expect.element(form.getByText(/^1 picture was added\. 1 could not be added/)).toBeVisible();
  await expect.element(items).toHaveLength(1);
  await expect.element(items).toMatchTextContent('broken.jpg');
  await expect.element(items).toMatchTextContent('This file is not a picture.');
  await expect.element(altField(0)).toHaveValue('A broken one');
});

test('every picture needs a description, and the first empty description gets the focus', async () => {
  await openImages();
  await choose(photo('van.jpg'), photo('door.jpg'));
  await altField(0).fill('A van');
  await sendButton.click();
  await expect.element(form.getByText(copy.describe)).toBeVisible();
  await expect.element(altField(1)).toHaveFocus();
  await expect.element(altField(1)).toHaveAccessibleDescription(/Describe the picture/);
  expect(await api.sent(addOrganizationImageEndpoint)).toEqual([]);
  await altField(1).fill('A');
  await expect.element(altField(1)).not.toHaveAttribute('aria-invalid');
});

test('the form for new pictures says how many more fit, and leaves out files beyond that', async () => {
  await openImages(withImages(limits.organizationImages - 1));
  await expect
    .element(form.getByLabelText(copy.choose, { exact: true }))
    .toHaveAccessibleDescription(/room for 1 of 12/);
  await choose(photo('van.jpg'), photo('door.jpg'), photo('hall.jpg'));
  await expect.element(items).toHaveLength(1);
  await expect.element(form.getByText(/so 2 files were left out/)).toBeVisible();
  await expect
    .element(form.getByText('There are 12 pictures, which is the limit. Remove one to make room.'))
    .toBeVisible();
});

test('a file that is too large is listed with a message, and is not sent', async () => {
  await api.reply(addOrganizationImageEndpoint, addedReply(withImages(3, 2)));
  await openImages();
  const large = new File([new Uint8Array(limits.image.bytes + 1)], 'large.jpg', { type: 'image/jpeg' });
  await choose(large, photo('door.jpg'));
  await expect.element(items.nth(0)).toMatchTextContent(copy.tooLarge);
  await form.getByRole('textbox').fill('A door');
  await sendButton.click();
  await expect.element(form.getByText('1 picture was added.')).toBeVisible();
  await form.getByRole('button', { name: 'Don’t add large.jpg' }).click();
  await expect.element(list).not.toBeInTheDocument();
  await expect.element(form.getByLabelText(copy.choose, { exact: true })).toHaveFocus();
});

test('when a colleague saved an organization first, the newly chosen pictures are kept, and the latest version of the organization can be shown', async () => {
  await expectBrowserError(/409/);
  await api.respond(addOrganizationImageEndpoint, conflict);
  await api.reply(getStaffOrganizationEndpoint, { data: withImages(3, 5) });
  await openImages();
  await choose(photo('van.jpg'), photo('door.jpg'));
  await altField(0).fill('A van');
  await altField(1).fill('A door');
  await sendButton.click();
  await form.getByRole('button', { name: catalog.reloadLatest.label }).click();
  await expect.element(form.getByText(catalog.reloadLatest.doneWithDraft)).toBeVisible();
  expect(await api.sent(addOrganizationImageEndpoint)).toHaveLength(1);
  await api.reply(addOrganizationImageEndpoint, addedReply(withImages(4, 6)), addedReply(withImages(5, 7)));
  await sendButton.click();
  await expect.element(form.getByText('2 pictures were added.')).toBeVisible();
});

test('files that are dropped on the form for new pictures are added to its list', async () => {
  await openImages();
  const dataTransfer = new DataTransfer();
  for (const file of [photo('van.jpg'), photo('door.jpg')]) dataTransfer.items.add(file);
  const drop = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true });
  form.element().dispatchEvent(drop);
  expect(drop.defaultPrevented).toBe(true);
  await expect.element(items).toHaveLength(2);
});

test('a chosen picture can be cropped before it is added', async () => {
  await api.reply(addOrganizationImageEndpoint, addedReply(withImages(3, 2)));
  await openImages();
  await choose(photo('van.jpg'));
  await altField(0).fill('A van');
  await items.getByText(copy.crop, { exact: true }).click();
  await items.getByRole('slider').fill('2');
  await expect.poll(() => items.element().querySelector<HTMLCanvasElement>('.image-crop__image')?.width).toBe(600);
  await sendButton.click();
  await expect.element(form.getByText('1 picture was added.')).toBeVisible();
});

test('cropping a stored picture of an organization replaces it, and keeps its description', async () => {
  const url = URL.createObjectURL(createPhoto('teal'));
  const organization = { ...withImages(1), images: [{ ...image, _id: 'stored', alt: 'A hall', url }] };
  await api.reply(addOrganizationImageEndpoint, addedReply({ ...organization, revision: 2 }));
  await openImages(organization);
  await row.getByRole('button', { name: 'Crop picture 1' }).click();
  await expect.element(row.getByRole('application')).toHaveFocus();
  await row.getByRole('button', { name: storedCrop.save }).click();
  await expect.element(row.getByText(storedCrop.whole)).toBeVisible();
  await row.getByRole('slider').fill('2');
  await row.getByRole('button', { name: storedCrop.save }).click();
  await expect.element(row.getByText('Added', { exact: true })).toBeVisible();
  const [{ body } = { body: '' }] = await api.sent(addOrganizationImageEndpoint);
  expect(body).toMatch(/name="replaces"\s+stored/);
  expect(body).toMatch(/name="alt"\s+A hall/);
  await expect.element(row.getByRole('button', { name: 'Crop picture 1' })).toHaveFocus();
});

test('cropping the picture of a brand keeps its description, and canceling sends nothing', async () => {
  const brand = { ...staffBrand, image: { ...staffBrand.image, url: URL.createObjectURL(createPhoto('gold')) } };
  await api.reply(updateBrandEndpoint, {
    success: true,
    message: 'It has been saved',
    data: { ...brand, revision: 2 },
  });
  await openDesk('brands', { brands: [brand] });
  await row.getByText(catalog.edit, { exact: true }).click();
  const openButton = row.getByRole('button', { name: storedCrop.open });
  await openButton.click();
  await row.getByRole('button', { name: storedCrop.cancel }).click();
  await expect.element(openButton).toHaveFocus();
  expect(await api.sent(updateBrandEndpoint)).toEqual([]);
  await openButton.click();
  await expect.element(row.getByRole('application')).toHaveFocus();
  await userEvent.keyboard('++');
  await row.getByRole('button', { name: storedCrop.save }).click();
  await expect.element(row.getByText('It has been saved')).toBeVisible();
  const [{ body } = { body: '' }] = await api.sent(updateBrandEndpoint);
  expect(body).toContain(brand.image.alt);
});

test('a failure to load a stored picture is reported, and loading it can be retried', async () => {
  const url = URL.createObjectURL(new Blob(['no picture'], { type: 'image/png' }));
  await openDesk('brands', { brands: [{ ...staffBrand, image: { ...staffBrand.image, url } }] });
  await row.getByText(catalog.edit, { exact: true }).click();
  await row.getByRole('button', { name: storedCrop.open }).click();
  await expect.element(row.getByText(storedCrop.failed)).toBeVisible();
  await expect.element(row.getByRole('button', { name: storedCrop.open })).toBeVisible();
});
