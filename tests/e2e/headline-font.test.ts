import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';
import { guardedPaths, samplePaths } from './site-pages.ts';
import { recordTransfers } from './visit.ts';

const { resolve } = createRequire(import.meta.url);

/** Free fonts with the same metrics as the system fonts that the fallbacks use, so that any machine can test all fallbacks. */
const standIns = { georgia: 'gelasio', noto: 'noto-serif', times: 'tinos' };

const widths = Array.from({ length: 15 }, (_, index) => 320 + index * 80);

for (const path of samplePaths) {
  test(`${path} loads a single font file of at most 15,000 bytes, and does not shift when the font replaces any fallback font, at widths from 320 to 1440 px`, async ({
    page,
    signInDonor,
  }) => {
    // Without a session, a guarded page redirects to the login page, which is tested separately.
    if (guardedPaths.includes(path)) await signInDonor();
    const transfers = await recordTransfers(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page).toHaveURL(path);
    // A preloaded file that is used later appears as a second transfer of zero bytes.
    const fonts = transfers.filter(({ kind, bytes }) => kind === 'Font' && bytes > 0);
    expect(fonts).toEqual([expect.objectContaining({ url: expect.stringMatching(/\/basic\./) })]);
    expect(fonts[0]?.bytes).toBeLessThanOrEqual(15_000);
    await page.evaluate(() => document.fonts.ready);
    for (const [fallback, standIn] of Object.entries(standIns)) await addFallback(page, fallback, standIn);
    await observeShifts(page);
    const shifts: Record<string, number> = {};
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      for (const fallback of Object.keys(standIns)) shifts[`${fallback} ${width}`] = await swapFont(page, fallback);
    }
    const tooLarge = Object.entries(shifts).filter(([, shift]) => shift > 0.01);
    expect(tooLarge).toEqual([]);
  });
}

test('a headline is readable before its font arrives, and gets the font when it arrives late', async ({ page }) => {
  let send = () => {};
  const sent = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route('**/*.woff2', async (route) => {
    await sent;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await readHeadlineFont(page)).not.toMatch(/^Fraunces/);
  send();
  await expect.poll(() => readHeadlineFont(page)).toMatch(/^Fraunces/);
});

for (const [file, name] of [
  ['latin', 'Señor Müller'],
  ['latin-ext', 'Łódź Şişli'],
  ['vietnamese', 'Phở'],
]) {
  test(`the name "${name}" in a headline loads the file "${file}" of the font`, async ({ page }) => {
    await page.goto('/about', { waitUntil: 'networkidle' });
    const loaded = page.waitForResponse((response) => response.url().includes(`/${file}.`));
    await page.locator('h1').evaluate((headline, text) => {
      headline.textContent = text;
    }, name);
    expect((await loaded).status()).toBe(200);
    await page.evaluate(() => document.fonts.ready);
    expect(await page.evaluate((text) => document.fonts.check('560 20px Fraunces', text), name)).toBe(true);
  });
}

/** The font that the browser draws the headline with. */
async function readHeadlineFont(page: Page): Promise<string | undefined> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  await session.detach();
  return fonts[0]?.familyName;
}

/** Adds the stand-in for a fallback font to the page, with the adjustments of the site's stylesheet. */
async function addFallback(page: Page, fallback: string, standIn: string): Promise<void> {
  const file = readFileSync(resolve(`@fontsource/${standIn}/files/${standIn}-latin-700-normal.woff2`));
  await page.evaluate(
    async ({ family, base64 }) => {
      const rule = [...document.styleSheets]
        .flatMap((sheet) => [...sheet.cssRules])
        .find((rule) => rule instanceof CSSFontFaceRule && rule.style.getPropertyValue('font-family') === family);
      if (!(rule instanceof CSSFontFaceRule)) throw new Error(`The stylesheet has no font face for ${family}`);
      const descriptor = (name: string) => rule.style.getPropertyValue(name);
      const descriptors = {
        weight: descriptor('font-weight'),
        sizeAdjust: descriptor('size-adjust'),
        ascentOverride: descriptor('ascent-override'),
        descentOverride: descriptor('descent-override'),
      };
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      document.fonts.add(await new FontFace(`stand-in-${family}`, bytes, descriptors).load());
    },
    { family: `fraunces-${fallback}`, base64: file.toString('base64') },
  );
}

async function observeShifts(page: Page): Promise<void> {
  await page.evaluate(() => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: 'layout-shift' });
    Object.assign(window, { observer });
  });
}

/** Shows the page in a fallback font, then in the real one. @returns how far that moves the page, as a layout shift score */
async function swapFont(page: Page, fallback: string): Promise<number> {
  return page.evaluate(async (family) => {
    const { observer } = window as unknown as { observer: PerformanceObserver };
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const root = document.documentElement.style;
    root.setProperty('--serif', `"${family}"`);
    await nextFrame();
    observer.takeRecords();
    root.removeProperty('--serif');
    await nextFrame();
    const shifts = observer.takeRecords() as (PerformanceEntry & { value: number })[];
    return shifts.reduce((sum, { value }) => sum + value, 0);
  }, `stand-in-fraunces-${fallback}`);
}
