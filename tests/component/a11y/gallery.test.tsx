import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { openGallery } from '../screens.tsx';
import { button } from '../site-forms.tsx';
import { testAccessibility } from './accessibility.ts';

testAccessibility('the gallery of an organization at its second picture', async () => {
  await openGallery();
  await button('Next picture').click();
  await expect.element(page.getByText('2 of 4')).toBeVisible();
});
