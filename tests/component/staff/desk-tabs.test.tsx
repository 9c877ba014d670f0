import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openDesk, staffCopy } from '../desk.tsx';

const { tabs: copy } = staffCopy;
const tab = (name: string) => page.getByRole('tab', { name, exact: true });
const tabList = page.getByRole('tablist');
const boxOf = (name: string) => tab(name).element().getBoundingClientRect();

test('on a wide screen, the tabs of the desk are listed beside the panel of the open tab, and the up and down arrows move through the tabs', async () => {
  await openDesk('brands');
  await expect.element(tabList).toHaveAttribute('aria-orientation', 'vertical');
  expect(boxOf(copy.organizations).top).toBeGreaterThan(boxOf(copy.brands).bottom - 1);
  expect(page.getByRole('tabpanel').element().getBoundingClientRect().left).toBeGreaterThan(boxOf(copy.brands).right);
  (tab(copy.brands).element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(tab(copy.messages)).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expect.element(page.getByRole('tab', { selected: true })).toHaveTextContent(copy.organizations);
  await userEvent.keyboard('{End}');
  await expect.element(tab(copy.auditLog)).toHaveFocus();
});

test('on a phone, the tabs of the desk are one row that scrolls to the open tab, and the up and down arrows do not switch tabs', async () => {
  await page.viewport(390, 844);
  await openDesk('people');
  await expect.poll(() => boxOf(copy.people).right).toBeLessThanOrEqual(390);
  expect(boxOf(copy.people).left).toBeGreaterThanOrEqual(0);
  expect(tabList.element().getBoundingClientRect().height).toBeLessThan(60);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  (tab(copy.people).element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('tab', { selected: true })).toHaveTextContent(copy.people);
  await expect.element(tabList).not.toHaveAttribute('aria-orientation');
});
