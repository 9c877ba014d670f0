import { globSync } from 'node:fs';
import { logInEndpoint, registerEndpoint } from '@kindcrate/contract/accounts';
import { check } from '@kindcrate/contract/check';
import { lookUpClaimEndpoint } from '@kindcrate/contract/claim-links';
import { sendMessageEndpoint } from '@kindcrate/contract/contact-messages';
import { changeEmailEndpoint, confirmEmailEndpoint } from '@kindcrate/contract/email-confirmation';
import type { Endpoint } from '@kindcrate/contract/endpoint';
import { unsubscribeEndpoint } from '@kindcrate/contract/follows';
import { answerByLinkEndpoint, lookUpHandoverEndpoint } from '@kindcrate/contract/handover-links';
import {
  acceptInvitationEndpoint,
  lookUpInvitationEndpoint,
  registerInvitedEndpoint,
} from '@kindcrate/contract/invitations';
import { updateHandoverEndpoint } from '@kindcrate/contract/order-handover';
import { moveOrdersEndpoint } from '@kindcrate/contract/order-moves';
import { updateOutcomeConsentEndpoint } from '@kindcrate/contract/order-outcomes';
import { placeOrderEndpoint } from '@kindcrate/contract/order-placement';
import { updateReceiptEndpoint } from '@kindcrate/contract/order-receipts';
import { forgotPasswordEndpoint, resetPasswordEndpoint } from '@kindcrate/contract/passwords';
import { deleteAccountEndpoint, deletePersonEndpoint } from '@kindcrate/contract/personal-data';
import { uploadPhotoEndpoint } from '@kindcrate/contract/photos';
import {
  changePasswordEndpoint,
  updateContactDetailsEndpoint,
  uploadProfilePhotoEndpoint,
} from '@kindcrate/contract/profile-changes';
import {
  decideRedemptionEndpoint,
  lookUpCodeEndpoint,
  requestRedemptionEndpoint,
} from '@kindcrate/contract/redemptions';
import { payInSandboxEndpoint } from '@kindcrate/contract/sandbox-payments';
import { createSavedTextEndpoint, updateSavedTextEndpoint } from '@kindcrate/contract/saved-texts';
import {
  addPasskeyEndpoint,
  confirmAuthenticatorEndpoint,
  logInWithCodeEndpoint,
  logInWithPasskeyEndpoint,
} from '@kindcrate/contract/second-factors';
import { checkPasswordEndpoint } from '@kindcrate/contract/sessions';
import { addSettlementEntryEndpoint } from '@kindcrate/contract/settlements';
import { createBrandEndpoint, updateBrandEndpoint } from '@kindcrate/contract/staff-brands';
import { reorderCatalogEndpoint } from '@kindcrate/contract/staff-catalog-order';
import { previewCatalogEntryEndpoint } from '@kindcrate/contract/staff-catalog-preview';
import { restoreCatalogVersionEndpoint } from '@kindcrate/contract/staff-catalog-versions';
import { updateContactMessageEndpoint } from '@kindcrate/contract/staff-contact-messages';
import {
  addCopyPictureEndpoint,
  discardCopyDraftEndpoint,
  previewCopyEndpoint,
  publishCopyEndpoint,
  restoreCopyEndpoint,
  saveCopyDraftEndpoint,
} from '@kindcrate/contract/staff-copy';
import { createDonationCardEndpoint, updateDonationCardEndpoint } from '@kindcrate/contract/staff-donation-cards';
import { updateStaffHandoverEndpoint } from '@kindcrate/contract/staff-handovers';
import { createInvitationEndpoint } from '@kindcrate/contract/staff-invitations';
import { createNeedCategoryEndpoint, updateNeedCategoryEndpoint } from '@kindcrate/contract/staff-need-categories';
import { createNeedEndpoint, updateNeedEndpoint } from '@kindcrate/contract/staff-needs';
import { assignOrderEndpoint } from '@kindcrate/contract/staff-order-assignment';
import { addOrderNoteEndpoint } from '@kindcrate/contract/staff-order-notes';
import { changeOrderStatusEndpoint } from '@kindcrate/contract/staff-orders';
import {
  addOrganizationImageEndpoint,
  arrangeOrganizationImagesEndpoint,
  createOrganizationEndpoint,
  updateOrganizationEndpoint,
} from '@kindcrate/contract/staff-organizations';
import { updateOutcomeEndpoint } from '@kindcrate/contract/staff-outcomes';
import { blockPersonEndpoint, updatePersonEndpoint } from '@kindcrate/contract/staff-people';
import { addPersonNoteEndpoint, endPersonSessionEndpoint } from '@kindcrate/contract/staff-person';
import { updatePlaceEndpoint } from '@kindcrate/contract/staff-places';
import { receiveOrderEndpoint } from '@kindcrate/contract/staff-receiving';
import { replyToThreadEndpoint, updateStaffThreadEndpoint } from '@kindcrate/contract/staff-threads';
import { createTokenEndpoint } from '@kindcrate/contract/staff-tokens';
import { markMessagesReadEndpoint, writeMessageEndpoint } from '@kindcrate/contract/threads';
import { takeInGiftEndpoint } from '@kindcrate/contract/walk-ins';
import { describe, expect, test } from 'vitest';
import { readFixtures } from './fixtures.ts';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value;

const bodies: Record<string, NonNullable<Endpoint['body']>> = {
  registration: registerEndpoint.body,
  login: logInEndpoint.body,
  'second-step-code': logInWithCodeEndpoint.body,
  'second-step-passkey': logInWithPasskeyEndpoint.body,
  'authenticator-confirmation': confirmAuthenticatorEndpoint.body,
  'new-passkey': addPasskeyEndpoint.body,
  contact: sendMessageEndpoint.body,
  donation: placeOrderEndpoint.body,
  'donation-of-several-items': placeOrderEndpoint.body,
  'donation-with-handover': placeOrderEndpoint.body,
  'handover-answer': updateHandoverEndpoint.body,
  'handover-link': lookUpHandoverEndpoint.body,
  'handover-link-answer': answerByLinkEndpoint.body,
  'handover-update': updateStaffHandoverEndpoint.body,
  'walk-in': takeInGiftEndpoint.body,
  'claim-link': lookUpClaimEndpoint.body,
  'order-acceptance': changeOrderStatusEndpoint.body,
  'order-completion': changeOrderStatusEndpoint.body,
  'order-photo': uploadPhotoEndpoint.body,
  'outcome-consent': updateOutcomeConsentEndpoint.body,
  'outcome-update': updateOutcomeEndpoint.body,
  'contact-details': updateContactDetailsEndpoint.body,
  'forgotten-password': forgotPasswordEndpoint.body,
  'password-reset': resetPasswordEndpoint.body,
  'email-confirmation': confirmEmailEndpoint.body,
  'email-change': changeEmailEndpoint.body,
  unsubscription: unsubscribeEndpoint.body,
  'password-change': changePasswordEndpoint.body,
  'account-deletion': deleteAccountEndpoint.body,
  'person-deletion': deletePersonEndpoint.body,
  'password-check': checkPasswordEndpoint.body,
  photo: uploadProfilePhotoEndpoint.body,
  'brand-creation': createBrandEndpoint.body,
  'version-restoration': restoreCatalogVersionEndpoint.body,
  'catalog-preview': previewCatalogEntryEndpoint.body,
  'catalog-reordering': reorderCatalogEndpoint.body,
  'brand-edit': updateBrandEndpoint.body,
  'donation-card-creation': createDonationCardEndpoint.body,
  'donation-card-edit': updateDonationCardEndpoint.body,
  'organization-creation': createOrganizationEndpoint.body,
  'organization-edit': updateOrganizationEndpoint.body,
  'organization-image': addOrganizationImageEndpoint.body,
  arrangement: arrangeOrganizationImagesEndpoint.body,
  'need-creation': createNeedEndpoint.body,
  'need-edit': updateNeedEndpoint.body,
  'need-category-creation': createNeedCategoryEndpoint.body,
  'need-category-edit': updateNeedCategoryEndpoint.body,
  'place-edit': updatePlaceEndpoint.body,
  'message-update': updateContactMessageEndpoint.body,
  'person-update': updatePersonEndpoint.body,
  'person-block': blockPersonEndpoint.body,
  invitation: createInvitationEndpoint.body,
  'api-token': createTokenEndpoint.body,
  'invitation-code': lookUpInvitationEndpoint.body,
  'invitation-acceptance': acceptInvitationEndpoint.body,
  'invited-registration': registerInvitedEndpoint.body,
  'code-lookup': lookUpCodeEndpoint.body,
  redemption: requestRedemptionEndpoint.body,
  decision: decideRedemptionEndpoint.body,
  'test-card': payInSandboxEndpoint.body,
  'order-arrival': receiveOrderEndpoint.body,
  'order-status-change': changeOrderStatusEndpoint.body,
  'order-items-receiving': changeOrderStatusEndpoint.body,
  'receipt-update': updateReceiptEndpoint.body,
  'order-note': addOrderNoteEndpoint.body,
  'order-assignment': assignOrderEndpoint.body,
  'move-of-several-orders': moveOrdersEndpoint.body,
  'move-of-one-order': moveOrdersEndpoint.body,
  'saved-text-creation': createSavedTextEndpoint.body,
  'saved-text-edit': updateSavedTextEndpoint.body,
  'settlement-entry': addSettlementEntryEndpoint.body,
  'copy-draft': saveCopyDraftEndpoint.body,
  'copy-discard': discardCopyDraftEndpoint.body,
  'copy-publication': publishCopyEndpoint.body,
  'copy-restoration': restoreCopyEndpoint.body,
  'copy-picture': addCopyPictureEndpoint.body,
  'copy-preview': previewCopyEndpoint.body,
  'thread-message': writeMessageEndpoint.body,
  'thread-reading': markMessagesReadEndpoint.body,
  'thread-reply': replyToThreadEndpoint.body,
  'thread-update': updateStaffThreadEndpoint.body,
  'person-note': addPersonNoteEndpoint.body,
  'person-session': endPersonSessionEndpoint.body,
};

test('every body in the contract has fixtures', async () => {
  const files = globSync('*.ts', { cwd: new URL('../../../contract/src', import.meta.url) });
  const modules = await Promise.all(files.map((file) => import(`@kindcrate/contract/${file.replace('.ts', '')}`)));
  const endpoints: Endpoint[] = modules.flatMap((module) => Object.values(module).filter((value) => isEndpoint(value)));
  const untested = endpoints.filter(({ body }) => body && !Object.values(bodies).includes(body));
  expect(untested.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
});

describe.each(Object.entries(bodies))('the body "%s"', (name, struct) => {
  test.each(readFixtures(name, 'valid'))('is accepted: $title', ({ body, checked }) => {
    expect(check(struct, body)).toEqual({ ok: true, value: checked });
  });

  test.each(readFixtures(name, 'invalid'))('is refused: $title', ({ body, messages }) => {
    expect(check(struct, body)).toEqual({ ok: false, fields: messages });
  });

  test.each([null, undefined, 'text', 7, [], [{}]])('is refused with a single message if it is %j', (value) => {
    expect(check(struct, value)).toEqual({ ok: false, fields: { '': 'We couldn’t read what was sent' } });
  });

  test.each(Object.keys(readFixtures(name, 'valid')[0]?.body ?? {}))(
    'is refused without a crash if its %s cannot be converted to a string',
    (field) => {
      const [fixture] = readFixtures(name, 'valid');
      const checked = check(struct, { ...fixture?.body, [field]: [{ toString: 1 }] });
      const errorPath = expect.stringMatching(new RegExp(`^${field}(\\.|$)`));
      expect(Object.keys(checked.ok ? {} : checked.fields)).toContainEqual(errorPath);
    },
  );

  test.each(['role', 'coins', '__proto__', 'toString', 'constructor'])('drops the unknown field %s', (field) => {
    const [fixture] = readFixtures(name, 'valid');
    const body = JSON.parse(`{"${field}": [{"toString": 1}]}`);
    expect(check(struct, { ...body, ...fixture?.body })).toEqual({ ok: true, value: fixture?.checked });
  });
});
