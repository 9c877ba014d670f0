import { getCoinRuleEndpoint } from '@kindcrate/contract/coins';
import { sendMessageEndpoint } from '@kindcrate/contract/contact-messages';
import { listTimesEndpoint } from '@kindcrate/contract/handovers';
import { listNeedCategoriesEndpoint, listNeedsEndpoint } from '@kindcrate/contract/needs';
import { placeOrderEndpoint } from '@kindcrate/contract/order-placement';
import { listOrganizationsEndpoint } from '@kindcrate/contract/organizations';
import { uploadPhotoEndpoint } from '@kindcrate/contract/photos';
import { getProfileEndpoint } from '@kindcrate/contract/profile';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import DonationForm from '../../../src/islands/donation-form/DonationForm.tsx';
import { freeTimes, organizationsWithPlaces } from '../../../src/workbench/handover-fixtures.ts';
import { copy } from '../copy.ts';
import { addItemButton, addPhotos, expectUploaded, item, openForm, uploadReply } from '../donation/item-list.ts';
import { dragOver, dropOn } from '../drag.ts';
import { api, expectBrowserError, failure } from '../mock-api.ts';
import { mount } from '../mount.tsx';
import { createPhoto } from '../photo.ts';
import { signInAs } from '../session.ts';
import { button, field, openAndFillIn, openDonation, photoZone, siteForms, submit } from '../site-forms.tsx';
import { testAccessibility } from './accessibility.ts';

const { contact, donation } = siteForms;
const needEndpoints = [listNeedCategoriesEndpoint, listNeedsEndpoint];
const placedOrder = { _id: '3f2a91c7-5d0e-4b1a-9c55-0d8f4a1b2c3d', status: 'submitted' } as const;

const states: Record<string, () => Promise<unknown>> = {
  'the empty donation form': openDonation,
  'the donation form when the API cannot be reached': async () => {
    const refusedConnection = { abort: 'connectionrefused' };
    for (const error of [/ERR_CONNECTION_REFUSED/, /ApiError/]) await expectBrowserError(error);
    for (const endpoint of [listOrganizationsEndpoint, getCoinRuleEndpoint, getProfileEndpoint, ...needEndpoints])
      await api.respond(endpoint, refusedConnection);
    signInAs('donor');
    mount(<DonationForm copy={copy['donation-form']} needs={copy.needs} />, 'form');
    await expect.element(button('Try again')).toBeVisible();
  },
  'the donation form with a coin quote': async () => {
    await openDonation();
    await field('Quantity').fill('3');
    await expect.element(page.getByText(/^You’ll earn about/)).toBeVisible();
  },
  'the donation form suggesting an organization that needs the goods': async () => {
    await openAndFillIn(donation);
    await field('Items Name').fill('A kettle');
    await expect.element(button('Give to Ladle Lane Kitchen')).toBeVisible();
  },
  'the donation form asking where and when to collect a gift, submitted without an address': async () => {
    await api.reply(listTimesEndpoint, freeTimes);
    await import('../../../src/islands/donation-form/handover/HandoverChoice.tsx');
    await openDonation({ charities: organizationsWithPlaces });
    await page.getByRole('radio', { name: 'Mantle & Mitten' }).click();
    await page.getByRole('radio', { name: 'Have it picked up' }).click();
    await page.getByRole('checkbox').first().click();
    await page.getByRole('button', { name: 'Donate Now' }).click();
    await expect.element(field('Street')).toHaveAttribute('aria-invalid', 'true');
  },
  'the donation form with a photo dragged over it': async () => {
    await openDonation();
    dragOver(photoZone(), createPhoto('gold'));
    await expect.element(photoZone()).toHaveAttribute('data-over');
  },
  'the donation form after a file that is not a picture was dropped on it': async () => {
    await openDonation();
    dropOn(photoZone(), new File(['coats'], 'list.txt', { type: 'text/plain' }));
    await expect.element(page.getByRole('alert')).toBeVisible();
  },
  'the donation form with several items and photos, one of which was not uploaded': async () => {
    await expectBrowserError(/503/);
    await openForm();
    await api.respond(uploadPhotoEndpoint, { json: uploadReply('photo-1') }, failure(503, 'The server is busy.'));
    await addItemButton.click();
    await addPhotos('gold');
    await expectUploaded(1);
    await addPhotos('green');
    await expect.element(button('Try photo 2 again')).toBeVisible();
  },
  'the donation form with several invalid items': async () => {
    await openForm();
    await addItemButton.click();
    await item(2).getByLabelText('Quantity').fill('0');
    await submit(donation);
    await expect.element(page.getByRole('alert').first()).toHaveFocus();
  },
  'the donation form with invalid values': async () => {
    await openDonation();
    await submit(donation);
    await expect.element(page.getByRole('alert')).toHaveFocus();
  },
  'the donation form when an earlier version of the donation was already sent': async () => {
    await expectBrowserError(/422/);
    await api.respond(placeOrderEndpoint, failure(422, 'Sent already', 'idempotency_key_reused'));
    await openAndFillIn(donation);
    await submit(donation);
    await expect.element(button('Send this as another donation')).toBeVisible();
  },
  'the donation form after it was sent successfully': async () => {
    await api.reply(placeOrderEndpoint, {
      success: true,
      message: 'Your Donation was sent successfully!',
      data: placedOrder,
    });
    await openAndFillIn(donation);
    await submit(donation);
    await expect.element(page.getByText('Your Donation was sent successfully!')).toBeVisible();
  },
  'the contact form after it was sent successfully': async () => {
    await api.reply(sendMessageEndpoint, { success: true, message: 'Your message was sent successfully!' });
    await openAndFillIn(contact);
    await submit(contact);
    await expect.element(page.getByText('Your message was sent successfully!')).toBeVisible();
  },
};

for (const [state, reachState] of Object.entries(states)) testAccessibility(state, reachState);
