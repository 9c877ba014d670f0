import { examples } from '@kindcrate/contract/examples';
import { uniqueWord } from './desk-api.ts';
import { expect, test } from './fixtures.ts';

const { revision: _, ...place } = examples['place-edit'];

test('when a volunteer changes Tuesday’s hours at the desk, the organization’s page shows the new hours', async ({
  page,
  desk,
  signIn,
}) => {
  const word = uniqueWord();
  const organization = await desk.addOrganization(`House ${word}`);
  await desk.addOrganization();
  await desk.call('PUT', `/staff/places/${organization}`, { data: place });
  const { token } = await desk.createVolunteer(organization, { username: 'Amal' });
  await signIn({ token });
  await page.goto('/staff');
  await page.getByRole('tab', { name: 'Places' }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('article')).toContainText('Tuesday 9:00–12:00, 13:00–17:00');
  await page.getByRole('button', { name: `Edit House ${word}` }).click();
  await page.getByLabel('Tuesday, hours 1: opens').fill('08:15');
  await page.getByRole('button', { name: 'Remove hours 2 on Tuesday' }).click();
  await page.getByLabel('Tuesday, hours 1: closes').fill('20:45');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(`The place of House ${word} has been saved.`)).toBeFocused();
  await expect(page.getByRole('article')).toContainText('Tuesday 8:15–20:45');

  await page.goto(`/organizationdetails/${organization}`);
  const tuesday = page.locator('#place').getByRole('row', { name: 'Tuesday' });
  await expect(tuesday).toContainText('8:15–20:45');
  await expect(tuesday).not.toContainText('17:00');
});

test('staff can add the place of an organization that has none', async ({ page, desk, signInStaff }) => {
  const word = uniqueWord();
  const organization = await desk.addOrganization(`House ${word}`);
  await signInStaff();
  await page.goto('/staff#places');
  const row = page.getByRole('article', { name: `House ${word}` });
  await expect(row).toContainText('Nothing is entered yet');
  await row.getByRole('button', { name: 'Enter the place' }).click();
  await row.getByLabel('Street').fill('Sound Road');
  await row.getByLabel('Number').fill('8');
  await row.getByLabel('Postal code').fill('04121');
  await row.getByLabel('City').fill('Harrow Sound');
  await row.getByLabel('Time zone').selectOption('America/New_York');
  await row.getByLabel('Handovers an hour').fill('0');
  await row.getByRole('button', { name: 'Save' }).click();
  await expect(row.getByLabel('Handovers an hour')).toBeFocused();
  await row.getByLabel('Handovers an hour').fill('4');
  await row.getByRole('button', { name: 'Save' }).click();
  await expect(row.getByText(`The place of House ${word} has been saved.`)).toBeFocused();
  const { result } = await desk.call('GET', `/staff/places?organization=${organization}`);
  expect(result[0].place).toMatchObject({ timeZone: 'America/New_York', hours: [], dropOff: true, capacityPerHour: 4 });
});
