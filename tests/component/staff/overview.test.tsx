import { getStaffOverviewEndpoint } from '@kindcrate/contract/staff-overview';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { emptyOverview, overview } from '../../../src/workbench/overview-fixtures.ts';
import { openDesk, staffCopy } from '../desk.tsx';
import { api, expectBrowserError } from '../mock-api.ts';
import { openOverview, openOverviewAsVolunteer, overviewCopy, part } from '../overview.tsx';

const { handovers, waiting, needs, messages, settlement, problems, days } = overviewCopy;

test('the overview shows the handovers of today and tomorrow in the time zone of their organization', async () => {
  await openOverview();
  const card = part(handovers.title);
  await expect.element(card).toMatchTextContent('18 today and tomorrow');
  await expect.element(card).toMatchTextContent('9 of 17 done');
  const run = card.getByRole('link', { name: /Mantle & Mitten 6 collections/ });
  await expect.element(run).toMatchTextContent(/9\s–\s10\sAM/);
  await expect.element(run).toMatchTextContent('6 of 6 done');
  await expect.element(run).toHaveAttribute('href', '?day=2026-11-23#run-list');
});

test('each count of waiting orders links to the list of those orders, oldest first', async () => {
  await openOverview();
  const card = part(waiting.title);
  await expect.element(card).toMatchTextContent('70 orders');
  const accepted = card.getByRole('link', { name: 'accepted 33' });
  await expect.element(accepted).toHaveAttribute('href', '?status=accepted&sort=oldest#orders');
  const row = card.getByRole('row', { name: /Kids’ bike/ });
  await expect.element(row).toMatchTextContent('Tobias · Ladle Lane Kitchen');
  await expect.element(row.getByRole('link')).toHaveAttribute('href', '?order=bike#orders');
  await expect.element(row).toMatchTextContent('November 9, 2026');
});

test('the overview shows needs that end soon, unanswered messages, what brands are owed, and problems', async () => {
  await openOverview();
  await expect.element(part(needs.title)).toMatchTextContent(/boots, 9 to 12.*4 of 20.*1 day left/);
  await expect.element(part(needs.title)).toMatchTextContent(/Twin duvets.*Last day/);
  await expect.element(part(messages.title)).toMatchTextContent(/4 messages.*Joan Whitaker/);
  await expect.element(part(messages.title).getByRole('link')).toHaveAttribute('href', '?show=unanswered#messages');
  await expect.element(part(settlement.title)).toMatchTextContent(/October 2026.*213 times.*3,380 coins/);
  await expect.element(part(settlement.title)).toMatchTextContent(/1 time.*1 coin/);
  await expect.element(part(problems.title)).toMatchTextContent('3.2 GB free: the disk is nearly full');
  await expect.element(part(problems.title)).toMatchTextContent('7 emails were not sent');
  await expect.element(part(problems.title)).toMatchTextContent(/cleanup is late.*It last finished on Nov/);
});

test('the chart of the overview has a text alternative with its totals, and a table of all days, latest first', async () => {
  await openOverview();
  const sum = (name: 'received' | 'placed') => overview.days.reduce((total, day) => total + day[name], 0);
  const numbers = new Intl.NumberFormat('en');
  const textAlternative = `${numbers.format(sum('received'))} pieces received, ${numbers.format(sum('placed'))} orders placed`;
  await expect.element(page.getByRole('img', { name: textAlternative })).toBeVisible();
  const rows = part(days.table).getByRole('row');
  expect(rows.elements()).toHaveLength(31);
  await expect.element(rows.nth(1)).toMatchTextContent('Mon, Nov 23');
});

test('every part of an empty overview says that there is nothing to do', async () => {
  await openOverview(emptyOverview);
  for (const { title, none } of [waiting, needs, messages, settlement, problems])
    await expect.element(part(title)).toMatchTextContent(none);
  expect(page.getByText(handovers.none).elements()).toHaveLength(2);
});

test('the overview of a volunteer shows no messages, no debts to brands and no problems', async () => {
  await openOverviewAsVolunteer();
  await expect.element(page.getByText(overviewCopy.ownOrganization)).toBeVisible();
  await expect.element(part(waiting.title)).toBeVisible();
  for (const { title } of [messages, settlement, problems]) expect(part(title).elements()).toEqual([]);
});

test('the overview is requested again when its tab is opened again, and shows its old data in the meantime', async () => {
  await openOverview();
  await page.getByRole('tab', { name: staffCopy.tabs.cards }).click();
  await expect.element(part(waiting.title)).not.toBeInTheDocument();
  const call = await api.keepPending(getStaffOverviewEndpoint);
  await page.getByRole('tab', { name: staffCopy.tabs.overview }).click();
  await expect.element(part(waiting.title)).toMatchTextContent('70 orders');
  await call.release({ json: { data: emptyOverview } });
  await expect.element(part(waiting.title)).toMatchTextContent(waiting.none);
});

test('an overview that could not be loaded can be requested again', async () => {
  await expectBrowserError(/503/);
  await expectBrowserError(/ApiError/);
  await api.respond(getStaffOverviewEndpoint, { status: 503, json: {} });
  await openDesk('overview');
  await expect.element(page.getByText(staffCopy.list.failed)).toBeVisible();
  await api.reply(getStaffOverviewEndpoint, { data: overview });
  await page.getByRole('button', { name: staffCopy.list.tryAgain }).click();
  await expect.element(part(waiting.title)).toBeVisible();
});
