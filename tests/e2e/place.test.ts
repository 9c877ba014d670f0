import { fillPath } from '@kindcrate/contract/path-params';
import { listPeopleEndpoint, updatePersonEndpoint } from '@kindcrate/contract/staff-people';
import { listStaffPlacesEndpoint, updatePlaceEndpoint } from '@kindcrate/contract/staff-places';
import { callApi, fetchToken, registerDonor } from './accounts.ts';
import { expect, test } from './fixtures.ts';
import { bearer, staff } from './staff.ts';

const organizationPath = '/organizationdetails/button-and-bear';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page of an organization shows its address, its weekly hours and a link to a map', async ({ page }) => {
    await page.goto(organizationPath);
    await expect(page.getByText('Open at set hours')).toBeVisible();
    const place = page.locator('#place');
    await expect(place).toContainText('40 Spool Street');
    await expect(place.getByRole('row', { name: 'Saturday' })).toContainText('11:00–16:00');
    await expect(place.getByRole('row', { name: 'Monday' })).toContainText('closed');
    await expect(place.getByRole('link', { name: 'Open in a map' })).toHaveAttribute(
      'href',
      /openstreetmap\.org\/search/,
    );
  });
});

test.describe('for a visitor in another time zone', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test('the page of an organization keeps its opening status up to date, in the organization’s own time zone', async ({
    page,
  }) => {
    // Wednesday, 16:59 in New York; the organization closes at 17:00.
    await page.clock.install({ time: new Date('2026-12-02T21:59:10Z') });
    await page.goto(organizationPath);
    await expect(page.getByText('Open now until 17:00')).toBeVisible();
    await page.clock.fastForward('01:00');
    await expect(page.getByText('Closed now')).toBeVisible();
  });
});

test('when a volunteer changes Tuesday’s hours through the API, the page of the organization shows the new hours', async ({
  page,
  request,
}) => {
  const organization = 'lantern-row';
  const volunteer = await registerDonor(request, { username: 'Volunteer' });
  const headers = bearer(await fetchToken(request, staff));
  const { result: people } = await callApi(request, listPeopleEndpoint, { q: volunteer.email }, headers);
  const promotion = { ...updatePersonEndpoint, path: fillPath(updatePersonEndpoint.path, { id: people[0]._id }) };
  await callApi(request, promotion, { role: 'volunteer', organization }, headers);

  const asVolunteer = bearer(await fetchToken(request, volunteer));
  const { result } = await callApi(request, listStaffPlacesEndpoint, {}, asVolunteer);
  expect(result).toHaveLength(1);
  const { place, revision } = result[0];
  const hours = place.hours.map((span: { weekday: number }) =>
    span.weekday === 2 ? { ...span, opens: '08:15', closes: '20:45' } : span,
  );
  const update = { ...updatePlaceEndpoint, path: fillPath(updatePlaceEndpoint.path, { id: organization }) };
  await callApi(request, update, { ...place, hours, revision }, asVolunteer);

  await page.goto(`/organizationdetails/${organization}`);
  await expect(page.locator('#place').getByRole('row', { name: 'Tuesday' })).toContainText('8:15–20:45');
});
