import { openParameters } from '../../../lib/query-parameters.ts';
import { createOpenId } from '../../../ui/open-id.ts';

/** Reads and changes the id of the brand whose statement is open, which is in the page's URL. */
export const { useOpenId: useOpenBrandId, open: showStatement, close: showBrands } = createOpenId(openParameters.brand);
