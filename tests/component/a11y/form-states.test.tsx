import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { api, expectBrowserError, failure } from '../mock-api.ts';
import { unmount } from '../mount.tsx';
import { field, openAndFillIn, type SiteForm, siteForms, submit } from '../site-forms.tsx';
import { resetStores } from '../stores.ts';
import { testAccessibility } from './accessibility.ts';

const longMessage =
  'That did not work, and here is a rather long sentence that says why it did not, and what to do next.';

const alert = page.getByRole('alert');

/** The states that every form can reach. */
const states: Record<string, (form: SiteForm) => Promise<unknown>> = {
  'filled in': openAndFillIn,
  'with invalid values': async (form) => {
    await openAndFillIn(form);
    for (const label of Object.keys(form.typed)) await field(label).fill('');
    await submit(form);
    const [label = '', ...others] = Object.keys(form.typed);
    await expect.element(others.length ? alert : field(label)).toHaveFocus();
  },
  'while it is being sent': async (form) => {
    await api.keepPending(form.endpoint);
    await openAndFillIn(form);
    await submit(form);
    await expect.element(page.getByRole('button', { name: form.button })).toHaveAttribute('aria-disabled', 'true');
    expect(document.querySelector('form[aria-busy=true]')).not.toBeNull();
  },
  'after a failure with a message from the API': async (form) => {
    await expectBrowserError(/503/);
    await api.respond(form.endpoint, failure(503, longMessage));
    await openAndFillIn(form);
    await submit(form);
    await expect.element(alert).toMatchTextContent(longMessage);
  },
  'after it was left and opened again': async (form) => {
    await openAndFillIn(form);
    unmount();
    resetStores();
    await form.open();
    const [label = '', text = ''] = Object.entries(form.typed)[0] ?? [];
    await expect.element(field(label)).toHaveValue(form.keepsNoDraft ? '' : text);
  },
};

for (const [name, form] of Object.entries<SiteForm>(siteForms)) {
  for (const [state, reachState] of Object.entries(states)) {
    testAccessibility(`the ${name} form ${state}`, () => reachState(form));
  }
}
