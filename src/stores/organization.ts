import { getOrganizationEndpoint } from '@kindcrate/contract/organizations';
import { requestDetail } from '../lib/early-detail.ts';
import { createDetail } from './detail.ts';

/** The organization that the page's address names. */
export const { $detail: $organization, load: loadOrganization } = createDetail(() =>
  requestDetail(getOrganizationEndpoint),
);
