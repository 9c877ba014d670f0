import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTemporarySite, type TemporarySite } from './temporary-site.ts';

const timeout = 180_000;
const headline = 'Seven umbrellas look for a rainy street.';
const quote = 'My old bicycle rings again, and I know whose hand is on the bell.';

let site: TemporarySite;
let outcome: { code: number; printed: string };

beforeAll(async () => {
  site = createTemporarySite();
  await site.changeHome(({ slider, testimonials }) => {
    const [firstSlide] = slider.slides;
    if (firstSlide) firstSlide.headline = headline;
    testimonials.items.push({ quote, name: 'Edith', role: 'gave on a Sunday', portrait: 'portrait-1' });
  });
  outcome = await site.astro('build');
}, timeout);

afterAll(() => site.remove());

test('the home page shows the changed headline and the added testimonial', async () => {
  expect(outcome.code, outcome.printed).toBe(0);
  const page = await site.renderHome();
  expect(page).toContain(headline);
  expect(page).toContain(quote);
});

test('a build contains no trace of Keystatic, the copy editor', () => {
  const files = globSync('**/*.{html,js,css,json,xml,txt}', { cwd: path.join(site.folder, 'dist') });
  const filesWithEditor = files.filter((file) =>
    /keystatic/i.test(readFileSync(path.join(site.folder, 'dist', file), 'utf8')),
  );
  expect(files).toContain('client/login/index.html');
  expect(filesWithEditor).toEqual([]);
});
