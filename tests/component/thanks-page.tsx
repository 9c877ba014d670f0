import { getProfileEndpoint, type Profile as ProfileData } from '@kindcrate/contract/profile';
import Thanks from '../../src/islands/thanks/Thanks.tsx';
import { order, profile } from '../../src/workbench/fixtures.ts';
import { copy } from './copy.ts';
import { api } from './mock-api.ts';
import { mount, unmount } from './mount.tsx';
import { signInAs } from './session.ts';
import { resetStores } from './stores.ts';

/** Opens the thank-you page, after unmounting any page that is open. The caller arranges the reply with the profile. */
export function mountThanks(orderId = order._id): void {
  unmount();
  resetStores();
  signInAs('donor');
  history.replaceState(null, '', orderId ? `?order=${orderId}` : '?');
  mount(<Thanks copy={copy.thanks} siteName={copy.frame.name} />, 'detail');
}

/** Opens the thank-you page for one of the donor's orders. */
export async function openThanks(changes: Partial<ProfileData> = {}, orderId = order._id): Promise<void> {
  await api.reply(getProfileEndpoint, { data: { ...profile, orders: [order], ...changes } });
  mountThanks(orderId);
}
