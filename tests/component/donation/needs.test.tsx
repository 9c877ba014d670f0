import { listNeedsEndpoint } from '@kindcrate/contract/needs';
import { placeOrderEndpoint } from '@kindcrate/contract/order-placement';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fillInLinkedItems } from '../../../src/islands/donation-form/linked-items.ts';
import { api, expectBrowserError, failure } from '../mock-api.ts';
import { unmount } from '../mount.tsx';
import { button, field, openAndFillIn, openDonation, siteForms, submit } from '../site-forms.tsx';

const { donation } = siteForms;
const successReply = {
  success: true,
  message: 'Your Donation was sent successfully!',
  data: { _id: 'order-1', status: 'submitted' },
} as const;
const itemsName = field('Items Name');
const radio = (name: string) => page.getByRole('radio', { name, exact: true });
const hintText = () => document.querySelector('.need-hint')?.textContent ?? '';
const sentNeed = async () => {
  const [order] = await api.sent(placeOrderEndpoint);
  return /name="need"\r\n\r\n(.*)/.exec(order?.body ?? '')?.[1];
};

beforeEach(async () => {
  await api.reply(placeOrderEndpoint, successReply);
});

test('the cards of the organizations show what each needs most', async () => {
  await openDonation();
  await expect.element(radio('Mantle & Mitten')).toHaveAccessibleDescription('12 more: winter coats, adult');
  await expect.element(radio('Pagewheel Library')).toHaveAccessibleDescription('Has enough for now');
});

test('goods that match a need of the chosen organization are sent with that need', async () => {
  await openAndFillIn(donation);
  await itemsName.fill('Three winter coats');
  await expect
    .poll(hintText)
    .toBe('Mantle & Mitten needs 12 more of these (winter coats, adult).Needed until December 15, 2026.');
  await submit(donation);
  await expect.element(page.getByText(successReply.message)).toBeVisible();
  expect(await sentNeed()).toBe('coats');
  await expect.poll(hintText).toBe('');
});

test('when the goods are replaced just before sending, the donation form does not send the need that the earlier goods matched', async () => {
  await openAndFillIn(donation);
  await itemsName.fill('Three winter coats');
  await expect.poll(hintText).toMatch(/^Mantle & Mitten needs 12 more/);
  const input = itemsName.element() as HTMLInputElement;
  input.value = 'Picture books';
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.form?.requestSubmit();
  await expect.element(page.getByText(successReply.message)).toBeVisible();
  expect(await sentNeed()).toBeUndefined();
});

test('an organization that still needs the goods is suggested, and one tap chooses it', async () => {
  await openAndFillIn(donation);
  await itemsName.fill('A kettle');
  await expect
    .poll(hintText)
    .toMatch(/^Mantle & Mitten has enough of these \(kettles\)\.Ladle Lane Kitchen still needs 4 more\./);
  await button('Give to Ladle Lane Kitchen').click();
  await expect.element(radio('Ladle Lane Kitchen')).toBeChecked();
  await expect.element(field('Charity')).toHaveValue('Ladle Lane Kitchen');
  await expect.poll(hintText).toBe('Ladle Lane Kitchen needs 4 more of these (kettles that work).');
  // The pressed button, which had the focus, is gone.
  expect(document.activeElement?.className).toBe('need-hint');
});

test('goods that the chosen organization cannot take can be sent to it anyway, without a need', async () => {
  await openAndFillIn(donation);
  await itemsName.fill('A duvet with feathers');
  await expect
    .poll(hintText)
    .toBe('Mantle & Mitten can’t take these (duvets with feathers).They can’t be washed here.');
  await submit(donation);
  await expect.element(page.getByText(successReply.message)).toBeVisible();
  expect(await sentNeed()).toBeUndefined();
});

test('no hint is shown for goods that match no need', async () => {
  await openAndFillIn(donation);
  await itemsName.fill('kettl');
  await expect.element(radio('Mantle & Mitten')).toHaveAccessibleDescription(/coats/);
  await itemsName.fill('A piano');
  await expect.poll(hintText).toBe('');
});

test('the donation link of a need fills in its goods, which replace those in the draft', async () => {
  await openAndFillIn(donation);
  unmount();
  history.replaceState(null, '', '?charity=mantle-and-mitten&items=Winter+coats');
  await openDonation();
  await expect.element(itemsName).toHaveValue('Winter coats');
  await expect.element(field('Location')).toHaveValue('4 Mill Lane');
  expect(location.search).toBe('?charity=mantle-and-mitten');
});

test('the goods in a link do not replace what was typed before the form was ready', async () => {
  history.replaceState(null, '', '?items=Winter+coats');
  const form = document.createElement('form');
  const input = form.appendChild(document.createElement('input'));
  input.value = 'A lamp';
  fillInLinkedItems(form);
  expect(input.value).toBe('A lamp');
  expect(location.search).toBe('');
});

test('choosing an organization other than the one in the URL removes that organization from the URL and keeps the rest', async () => {
  history.replaceState(null, '', '?charity=mantle-and-mitten&source=letter');
  await openDonation();
  await radio('Ladle Lane Kitchen').click();
  expect(location.search).toBe('?source=letter');
});

test('the donation form works, without hints, if the API has no endpoint for needs', async () => {
  await expectBrowserError(/404/);
  await api.respond(listNeedsEndpoint, failure(404, 'Not found', 'not_found'));
  await openAndFillIn({ ...donation, open: () => openDonation({ withNeeds: false }) });
  await submit(donation);
  await expect.element(page.getByText(successReply.message)).toBeVisible();
  expect(hintText()).toBe('');
});
