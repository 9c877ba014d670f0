import { expect, test } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { organization } from '../../src/workbench/fixtures.ts';
import { advance, stopClock, waitForRender } from './clock.ts';
import { openGallery } from './screens.tsx';

const carousel = page.getByRole('region', { name: `Pictures of ${organization.title}` });
const button = (name: string) => carousel.getByRole('button', { name, exact: true });
const slide = (number: number) => carousel.getByRole('group', { name: `${number} of 4` });
const expectStatus = (text: string) => expect.element(carousel.getByRole('status')).toHaveTextContent(text);

test('the buttons of the gallery step through the pictures and wrap around at both ends, and the status names the current one', async () => {
  await openGallery();
  await expectStatus('1 of 4');
  await expect.element(page.getByRole('img', { name: organization.images[1]?.alt ?? '' }).first()).toBeVisible();
  await button('Next picture').click();
  await expectStatus('2 of 4');
  await expect.element(slide(2)).toBeVisible();
  for (let press = 0; press < 3; press++) await button('Next picture').click();
  await expectStatus('1 of 4');
  await button('Previous picture').click();
  await expectStatus('4 of 4');
  await button('Picture 2').click();
  await expectStatus('2 of 4');
  await expect.element(button('Picture 2')).toHaveAttribute('aria-current', 'true');
});

test('the gallery is named after its organization, even when the title contains "$&"', async () => {
  await openGallery({ title: 'Coats for $& more' });
  await expect.element(page.getByRole('region', { name: 'Pictures of Coats for $& more', exact: true })).toBeVisible();
});

test('Tab, arrow keys, Home and End operate the gallery without a mouse', async () => {
  await commands.emulate({ reducedMotion: 'no-preference' });
  await openGallery();
  for (const name of ['Play', 'Previous picture', 'Next picture', 'Picture 1']) {
    await userEvent.tab();
    await expect.element(button(name)).toHaveFocus();
  }
  const keys = { ArrowRight: '2 of 4', End: '4 of 4', Home: '1 of 4', ArrowLeft: '4 of 4' };
  for (const [key, text] of Object.entries(keys)) {
    await userEvent.keyboard(`{${key}}`);
    await expectStatus(text);
  }
});

/** Checks the status immediately, without polling: Vitest advances a stopped clock while it polls. */
const expectStatusNow = (text: string) => expect(carousel.getByRole('status').element().textContent).toBe(text);

test('the gallery advances every 3000 ms after Play, pauses under the mouse, and stops when it receives keyboard focus', async () => {
  await commands.emulate({ reducedMotion: 'no-preference' });
  stopClock();
  await openGallery();
  await advance(10_000);
  expectStatusNow('1 of 4');

  await button('Play').click();
  await expect.element(carousel.getByRole('status')).toHaveAttribute('aria-live', 'off');
  await advance(2_900);
  expectStatusNow('1 of 4');
  await advance(200);
  expectStatusNow('2 of 4');

  await slide(2).hover();
  await advance(10_000);
  expectStatusNow('2 of 4');
  // The gallery resumes when the mouse leaves the slide.
  await button('Pause').hover();
  await waitForRender();
  await advance(3_000);
  expectStatusNow('3 of 4');

  await userEvent.tab();
  await expect.element(button('Play')).toBeVisible();
  await expect.element(carousel.getByRole('status')).toHaveAttribute('aria-live', 'polite');
  await advance(10_000);
  expectStatusNow('3 of 4');
});

test('the gallery offers no Play button to people who prefer reduced motion', async () => {
  await openGallery();
  await expect.element(button('Next picture')).toBeVisible();
  await expect.element(button('Play')).not.toBeInTheDocument();
});

test('the gallery uses the transition time, slide width and thumbnail width of the specification', async () => {
  await commands.emulate({ reducedMotion: 'no-preference' });
  await openGallery();
  const element = slide(1).element();
  expect(getComputedStyle(element).transitionDuration).toBe('0.35s, 0.35s, 0.35s');
  expect(element.clientWidth / (element.parentElement?.clientWidth ?? 1)).toBeCloseTo(0.8, 2);
  expect(getComputedStyle(button('Picture 1').element()).width).toBe('80px');
});
