import { getOrderLabelEndpoint, type OrderLabel } from '@kindcrate/contract/order-labels';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import Label from '../../src/islands/label/Label.tsx';
import { parcelLabel } from '../../src/workbench/item-fixtures.ts';
import { copy } from './copy.ts';
import { api } from './mock-api.ts';
import { mount, unmount } from './mount.tsx';
import { signInAs } from './session.ts';
import { resetStores } from './stores.ts';

/**
 * Opens the label page, after unmounting any page that is open. The caller arranges the reply.
 * @param parameters added to the URL's query string, such as `&desk`
 */
export function mountLabel(orderId = parcelLabel._id, parameters = ''): void {
  unmount();
  resetStores();
  signInAs('donor');
  history.replaceState(null, '', orderId ? `?order=${orderId}${parameters}` : '?');
  mount(<Label copy={copy.label} siteName={copy.frame.name} />, 'detail');
}

/** Opens the label page of one of the donor's orders. */
export async function openLabel(changes: Partial<OrderLabel> = {}): Promise<void> {
  await api.reply(getOrderLabelEndpoint, { data: { ...parcelLabel, ...changes } });
  mountLabel();
  await expect.element(page.getByRole('img')).toBeVisible();
}
