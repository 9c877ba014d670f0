import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { openProfile } from '../screens.tsx';
import { openDonation, siteForms } from '../site-forms.tsx';

const forms: Record<string, () => Promise<void>> = {
  'log-in': siteForms['log-in'].open,
  registration: siteForms.registration.open,
  contact: siteForms.contact.open,
  donation: openDonation,
  'new password': () => openProfile('password'),
};

/** The profile contains several forms; the one for the password is the last. */
const lastForm = () => [...document.querySelectorAll('form')].at(-1);

for (const [name, open] of Object.entries(forms)) {
  test(`Tab visits the fields of the ${name} form in document order, and then leaves the form`, async () => {
    await open();
    await expect.poll(() => lastForm()?.querySelector('input')).toBeTruthy();
    lastForm()?.querySelector<HTMLInputElement>('input:not([tabindex="-1"])')?.focus();
    const stops: Element[] = [];
    while (document.activeElement && lastForm()?.contains(document.activeElement)) {
      stops.push(document.activeElement);
      // No form has that many stops; a form that traps the focus fails here instead of running forever.
      expect(stops.length).toBeLessThan(20);
      await userEvent.tab();
    }
    expect(stops.length).toBeGreaterThan(2);
    expect(new Set(stops).size).toBe(stops.length);
    for (const [index, stop] of stops.slice(1).entries()) {
      expect(stops[index]?.compareDocumentPosition(stop)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    }
  });
}
