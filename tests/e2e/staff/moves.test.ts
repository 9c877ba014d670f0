import { expect, test } from './desk.ts';
import { type DeskApi, newWord } from './desk-api.ts';
import { row, rows } from './queue.ts';

test.beforeEach(({ signInStaff }) => signInStaff());

/** An order of its own, brought as far as wanted; gives its id and a word that finds it. */
async function place(desk: DeskApi, ...statuses: Parameters<DeskApi['move']>[1][]) {
  const word = newWord();
  const [id = ''] = await desk.give(await desk.addOrganization(), [`Coats ${word}`]);
  await desk.move(id, ...statuses);
  return { id, word };
}

test('an order is moved on by one click a step, and received with the pieces that came', async ({ page, desk }) => {
  const { word } = await place(desk);
  await page.goto(`/staff?q=${word}`);
  const heading = page.getByRole('heading', { name: `Coats ${word}` });
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await press('Start review');
  await expect(heading).toHaveText(/under review$/);
  await expect(heading).toBeFocused();
  await press('Accept');
  await expect(heading).toHaveText(/accepted$/);
  await press('Mark as received');
  await expect(page.getByLabel('Pieces received')).toBeFocused();
  await expect(page.getByLabel('Pieces received')).toHaveValue('3');
  await page.getByLabel('Pieces received').fill('0');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Pieces received')).toHaveAccessibleDescription(/whole number from 1/);
  await page.getByLabel('Pieces received').fill('2');
  await page.keyboard.press('Enter');
  await expect(heading).toHaveText(/received$/);
  await expect(row(page, word)).toContainText('3 offered, 2 received');
  await expect(row(page, word)).toContainText('Coins earned12');
  await press('Mark as completed');
  await expect(heading).toHaveText(/completed$/);
  await expect(row(page, word).getByRole('button')).toHaveCount(0);
  await page.getByText('What happened so far').click();
  await expect(row(page, word).getByRole('listitem')).toHaveText([/^submitted/, /^under/, /^acc/, /^rec/, /^comp/]);
});

test('an order is declined with a reason, which is asked for and kept when it cannot be sent', async ({
  page,
  desk,
  expectProblem,
}) => {
  expectProblem(/ERR_/);
  expectProblem(/ApiError/);
  const { word, id } = await place(desk);
  await page.goto(`/staff?q=${word}`);
  await page.getByRole('button', { name: 'Decline' }).click();
  const reason = page.getByLabel('Reason');
  const decline = row(page, word).getByRole('button', { name: 'Decline' });
  await expect(reason).toBeFocused();
  await decline.click();
  await expect(reason).toHaveAccessibleDescription(/Reason is required/);
  await reason.fill('Moths were here first.');
  await page.route(`**/api/staff/orders/${id}`, (route) => route.abort('connectionreset'), { times: 1 });
  await decline.click();
  await expect(page.getByRole('alert')).toHaveText('We couldn’t update the order. Please try again.');
  await expect(reason).toHaveValue('Moths were here first.');
  await decline.click();
  await expect(page.getByRole('heading', { name: word })).toHaveText(/declined$/);
  await page.getByText('What happened so far').click();
  await expect(row(page, word)).toContainText('Moths were here first.');
});

test('an order is cancelled without a reason; who thinks better of it comes back to the button', async ({
  page,
  desk,
}) => {
  const { word } = await place(desk);
  await page.goto(`/staff?q=${word}`);
  await page.getByRole('button', { name: 'Cancel the order' }).click();
  await expect(page.getByLabel('Reason')).toBeFocused();
  await page.getByLabel('Reason').fill('A mistake');
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect(page.getByRole('button', { name: 'Cancel the order' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Reason')).toHaveValue('');
  await page.getByRole('button', { name: 'Cancel the order' }).click();
  await expect(page.getByRole('heading', { name: word })).toHaveText(/canceled$/);
});

test('an order that somebody else moved first says what is allowed, and is shown as it is now', async ({
  page,
  desk,
  expectProblem,
}) => {
  expectProblem(/409/);
  const { word, id } = await place(desk);
  await page.goto(`/staff?q=${word}`);
  await expect(rows(page)).toHaveCount(1);
  await desk.move(id, 'under review', 'accepted');
  await page.getByRole('button', { name: 'Start review' }).click();
  await expect(page.getByRole('alert')).toContainText(
    'Someone else was faster. This order is accepted. It can become received, declined, or cancelled.',
  );
  await page.getByRole('button', { name: 'Show the latest version' }).click();
  await expect(page.getByRole('heading', { name: word })).toHaveText(/accepted$/);
  await expect(page.getByRole('heading', { name: word })).toBeFocused();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Mark as received' })).toBeVisible();
});

test('an order keeps a reason when somebody else was faster, and ends asking when it has come to its end', async ({
  page,
  desk,
  expectProblem,
}) => {
  expectProblem(/409/);
  const { word, id } = await place(desk);
  await page.goto(`/staff?q=${word}`);
  await page.getByRole('button', { name: 'Decline' }).click();
  await page.getByLabel('Reason').fill('Moths');
  await desk.move(id, 'under review');
  const decline = row(page, word).getByRole('button', { name: 'Decline' });
  const anew = page.getByRole('button', { name: 'Show the latest version' });
  await decline.click();
  await anew.click();
  await expect(page.getByRole('heading', { name: word })).toHaveText(/under review$/);
  await expect(page.locator('[data-outcome]')).toBeFocused();
  await expect(page.locator('[data-outcome]')).toContainText('What you wrote is still here.');
  await expect(page.getByLabel('Reason')).toHaveValue('Moths');
  await desk.move(id, 'cancelled');
  await decline.click();
  await expect(page.getByRole('alert')).toContainText('This order is cancelled and can no longer change.');
  await anew.click();
  await expect(page.getByRole('heading', { name: word })).toBeFocused();
  await expect(page.getByLabel('Reason')).toHaveCount(0);
});

test('an order is moved once for two clicks', async ({ page, desk }) => {
  const { word } = await place(desk);
  const moves: string[] = [];
  page.on('request', (request) => request.method() === 'PUT' && moves.push(request.url()));
  await page.goto(`/staff?q=${word}`);
  await page.getByRole('button', { name: 'Start review' }).dblclick();
  await expect(page.getByRole('heading', { name: word })).toHaveText(/under review$/);
  expect(moves).toHaveLength(1);
});
