import { examples } from '@kindcrate/contract/examples';

export interface Example {
  name: string;
  value: Record<string, unknown>;
}

/** The names of the examples for each endpoint that takes a body. */
const exampleNames: Readonly<Record<string, readonly (keyof typeof examples)[]>> = {
  'POST /Login': ['login'],
  'POST /Login/code': ['second-step-code'],
  'POST /Login/passkey': ['second-step-passkey'],
  'POST /register': ['registration'],
  'POST /password/forgot': ['forgotten-password'],
  'POST /password/reset': ['password-reset'],
  'POST /password/check': ['password-check'],
  'POST /email/confirm': ['email-confirmation'],
  'POST /email/change': ['email-change'],
  'POST /unsubscribe': ['unsubscription'],
  'PUT /second-factors/authenticator': ['authenticator-confirmation'],
  'POST /second-factors/passkeys': ['new-passkey'],
  'POST /complaints/contact': ['contact'],
  'POST /messages/:id': ['thread-message'],
  'PUT /messages/:id': ['thread-reading'],
  'POST /staff/messages/:id': ['thread-reply'],
  'PUT /staff/messages/:id': ['thread-update'],
  'POST /payment/sandbox': ['test-card'],
  'POST /invitation/look': ['invitation-code'],
  'POST /invitation/register': ['invited-registration'],
  'POST /invitation/accept': ['invitation-acceptance'],
  'PUT /profile/update': ['contact-details', 'password-change'],
  'PUT /profile/uploadphoto': ['photo'],
  'POST /profile/delete': ['account-deletion'],
  'PUT /order/:id/handover': ['handover-answer'],
  'POST /handover/look': ['handover-link'],
  'POST /handover/answer': ['handover-link-answer'],
  'POST /claim/look': ['claim-link'],
  'POST /claim': ['claim-link'],
  'POST /order/donataionorder': ['donation', 'donation-of-several-items', 'donation-with-handover'],
  'POST /photos': ['order-photo'],
  'PUT /order/:id/outcome': ['outcome-consent'],
  'PUT /order/:id/receipt': ['receipt-update'],
  'POST /redemptions/look': ['code-lookup'],
  'POST /redemptions': ['redemption'],
  'PUT /redemptions/:id': ['decision'],
  'POST /staff/orders': ['walk-in'],
  'POST /staff/orders/:id/receive': ['order-arrival'],
  'PUT /staff/orders/:id/handover': ['handover-update'],
  'PUT /staff/orders/:id': ['order-status-change', 'order-items-receiving', 'order-acceptance', 'order-completion'],
  'POST /staff/orders/:id/notes': ['order-note'],
  'PUT /staff/orders/:id/assignee': ['order-assignment'],
  'PUT /staff/orders/:id/outcome': ['outcome-update'],
  'POST /staff/people/:id/notes': ['person-note'],
  'POST /staff/people/:id/end-session': ['person-session'],
  'POST /staff/settlements/:id': ['settlement-entry'],
  'POST /staff/orders/moves': ['move-of-several-orders', 'move-of-one-order'],
  'POST /staff/saved-texts': ['saved-text-creation'],
  'PUT /staff/saved-texts/:id': ['saved-text-edit'],
  'PUT /staff/copy/:id/draft': ['copy-draft'],
  'POST /staff/copy/:id/discard': ['copy-discard'],
  'POST /staff/copy/:id/publish': ['copy-publication'],
  'POST /staff/copy/:id/restore': ['copy-restoration'],
  'POST /staff/copy/:id/preview': ['copy-preview'],
  'POST /staff/copy/:id/pictures': ['copy-picture'],
  'PUT /staff/complaints/:id': ['message-update'],
  'PUT /staff/donors/:id': ['person-update'],
  'PUT /staff/donors/:id/block': ['person-block'],
  'POST /staff/donors/:id/delete': ['person-deletion'],
  'POST /staff/invitations': ['invitation'],
  'POST /staff/tokens': ['api-token'],
  'POST /staff/catalog-versions/:id/restore': ['version-restoration'],
  'PUT /staff/catalog-order': ['catalog-reordering'],
  'POST /staff/catalog-preview': ['catalog-preview'],
  'POST /staff/brands': ['brand-creation'],
  'PUT /staff/brands/:id': ['brand-edit'],
  'POST /staff/organizations': ['organization-creation'],
  'PUT /staff/organizations/:id': ['organization-edit'],
  'POST /staff/organizations/:id/images': ['organization-image'],
  'PUT /staff/organizations/:id/images': ['arrangement'],
  'POST /staff/donationcards': ['donation-card-creation'],
  'PUT /staff/donationcards/:id': ['donation-card-edit'],
  'POST /staff/needs': ['need-creation'],
  'PUT /staff/needs/:id': ['need-edit'],
  'PUT /staff/places/:id': ['place-edit'],
  'POST /staff/need-categories': ['need-category-creation'],
  'PUT /staff/need-categories/:id': ['need-category-edit'],
};

/**
 * The examples for an endpoint's body, which are the fixtures of the contract's tests.
 * @param isForm whether the body is a form: in its example, an image is a file name, and a list is JSON text
 */
export function examplesOf(endpoint: string, isForm: boolean): Example[] {
  return (exampleNames[endpoint] ?? []).map((name) => {
    const value: Record<string, unknown> = examples[name];
    return { name, value: isForm ? toFormExample(value) : value };
  });
}

function toFormExample(body: Record<string, unknown>): Record<string, unknown> {
  const fields = Object.entries(body).map(([name, value]) => {
    if (name === 'image') return [name, 'photo.jpg'];
    return [name, Array.isArray(value) ? JSON.stringify(value) : value];
  });
  return Object.fromEntries(fields);
}
