import { getBrandEndpoint } from '@kindcrate/contract/brands';
import { requestDetail } from '../lib/early-detail.ts';
import { createDetail } from './detail.ts';

/** The brand that the page's address names. */
export const { $detail: $brand, load: loadBrand } = createDetail(() => requestDetail(getBrandEndpoint));
