import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { staffCopy } from '../desk.tsx';
import { openInvitation } from '../invitation.tsx';
import { openPerson } from '../person.tsx';
import { openDeletion } from '../personal-data.tsx';
import { openProfile } from '../screens.tsx';
import { openSecondStep, startAuthenticatorSetup } from '../second-factors.tsx';
import { field, openDonation, siteForms } from '../site-forms.tsx';

const forms: Record<string, () => Promise<void>> = {
  login: siteForms.login.open,
  'second-step': openSecondStep,
  registration: siteForms.registration.open,
  'forgotten password': siteForms['forgotten password'].open,
  'password reset': siteForms['password reset'].open,
  contact: siteForms.contact.open,
  donation: openDonation,
  'new password': () => openProfile('password'),
  'authenticator app': startAuthenticatorSetup,
  'account deletion': openDeletion,
  invitation: openInvitation,
  role: openRoleForm,
};

async function openRoleForm() {
  await openPerson();
  await expect.element(page.getByRole('form', { name: staffCopy.people.saveRole })).toBeVisible();
  (field(staffCopy.people.role).element() as HTMLElement).focus();
}

/** Focuses the first field that is a Tab stop. */
function focusFirst(form: HTMLFormElement | undefined): void {
  const fields = [...(form?.querySelectorAll<HTMLElement>('input, select') ?? [])];
  fields.find((field) => {
    if (field.tabIndex >= 0) field.focus();
    return document.activeElement === field;
  });
}

/** The form with the focus, or else the last one, which on the profile is the password form. */
const findForm = () => document.activeElement?.closest('form') ?? [...document.querySelectorAll('form')].at(-1);

for (const [name, open] of Object.entries(forms)) {
  test(`Tab visits the fields of the ${name} form in document order, and then leaves the form`, async () => {
    await open();
    await expect.poll(() => findForm()?.querySelector('input, select')).toBeTruthy();
    const form = findForm();
    focusFirst(form);
    const stops: Element[] = [];
    while (document.activeElement && form?.contains(document.activeElement)) {
      stops.push(document.activeElement);
      // No form has 20 stops: the test of a form that traps the focus fails here instead of running forever.
      expect(stops.length).toBeLessThan(20);
      await userEvent.tab();
    }
    expect(stops.length).toBeGreaterThan(1);
    expect(new Set(stops).size).toBe(stops.length);
    for (const [index, stop] of stops.slice(1).entries()) {
      expect(stops[index]?.compareDocumentPosition(stop)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    }
  });
}
