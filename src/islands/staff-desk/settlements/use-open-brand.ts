import { openParameters } from '../../../lib/query-parameters.ts';
import { createOpenId } from '../../../ui/open-id.ts';

/** The brand whose statement is open. */
export const { useOpenId: useOpenBrand, open: showStatement, close: showBrands } = createOpenId(openParameters.brand);
