import { expect, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import { openProfile } from '../screens.tsx';

test('in forced colors, the open tab of the profile has a background that no other tab has', async () => {
  await openProfile('password');
  await commands.emulate({ forcedColors: 'active' });
  const tabs = page.getByRole('tab').elements();
  const backgrounds = tabs.map((tab) => getComputedStyle(tab).backgroundColor);
  const open = tabs.findIndex((tab) => tab.getAttribute('aria-selected') === 'true');
  expect(backgrounds.filter((background) => background === backgrounds[open])).toHaveLength(1);
});
