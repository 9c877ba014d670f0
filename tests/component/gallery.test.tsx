import { expect, test } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { organization } from '../../src/workbench/fixtures.ts';
import { advance, rendered, stopClock } from './clock.ts';
import { openOrganization } from './screens.tsx';

const carousel = page.getByRole('region', { name: `Pictures of ${organization.title}` });
const button = (name: string) => carousel.getByRole('button', { name, exact: true });
const slide = (number: number) => carousel.getByRole('group', { name: `${number} of 4` });
const status = (text: string) => expect.element(carousel.getByRole('status')).toHaveTextContent(text);

test('buttons go through the pictures after the first, around the ends, and the gallery says where it is', async () => {
  await openOrganization();
  await status('1 of 4');
  await expect.element(page.getByRole('img', { name: organization.images[1]?.alt ?? '' }).first()).toBeVisible();
  await button('Next picture').click();
  await status('2 of 4');
  await expect.element(slide(2)).toBeVisible();
  for (let press = 0; press < 3; press++) await button('Next picture').click();
  await status('1 of 4');
  await button('Previous picture').click();
  await status('4 of 4');
  await button('Picture 2').click();
  await status('2 of 4');
  await expect.element(button('Picture 2')).toHaveAttribute('aria-current', 'true');
});

test('the gallery is named by the organization, whatever letters its title has', async () => {
  await openOrganization({ title: 'Coats for $& more' });
  await expect.element(page.getByRole('region', { name: 'Pictures of Coats for $& more', exact: true })).toBeVisible();
});

test('the keyboard alone goes through the pictures', async () => {
  await commands.emulate({ reducedMotion: 'no-preference' });
  await openOrganization();
  for (const name of ['Play', 'Previous picture', 'Next picture', 'Picture 1']) {
    await userEvent.tab();
    await expect.element(button(name)).toHaveFocus();
  }
  const keys = { ArrowRight: '2 of 4', End: '4 of 4', Home: '1 of 4', ArrowLeft: '4 of 4' };
  for (const [key, text] of Object.entries(keys)) {
    await userEvent.keyboard(`{${key}}`);
    await status(text);
  }
});

/** At once: Vitest moves a stopped clock on while it polls. */
const shows = (text: string) => expect(carousel.getByRole('status').element().textContent).toBe(text);

test('plays every 3000 ms on request, rests under the mouse, and ends when something gets the focus', async () => {
  await commands.emulate({ reducedMotion: 'no-preference' });
  stopClock();
  await openOrganization();
  await advance(10_000);
  shows('1 of 4');

  await button('Play').click();
  await expect.element(carousel.getByRole('status')).toHaveAttribute('aria-live', 'off');
  await advance(2_900);
  shows('1 of 4');
  await advance(200);
  shows('2 of 4');

  await slide(2).hover();
  await advance(10_000);
  shows('2 of 4');
  await button('Pause').hover();
  await rendered();
  await advance(3_000);
  shows('3 of 4');

  await userEvent.tab();
  await expect.element(button('Play')).toBeVisible();
  await expect.element(carousel.getByRole('status')).toHaveAttribute('aria-live', 'polite');
  await advance(10_000);
  shows('3 of 4');
});

test('offers no playing to people who want less motion', async () => {
  await openOrganization();
  await expect.element(button('Next picture')).toBeVisible();
  await expect.element(button('Play')).not.toBeInTheDocument();
});

test('draws the carousel by the constants of the specification', async () => {
  await commands.emulate({ reducedMotion: 'no-preference' });
  await openOrganization();
  const element = slide(1).element();
  expect(getComputedStyle(element).transitionDuration).toBe('0.35s, 0.35s, 0.35s');
  expect(element.clientWidth / (element.parentElement?.clientWidth ?? 1)).toBeCloseTo(0.8, 2);
  expect(getComputedStyle(button('Picture 1').element()).width).toBe('80px');
});
