import { openParameters } from '../../../lib/query-parameters.ts';
import { createIdInUrl } from '../../../ui/id-in-url.ts';

/** Reads and changes the id of the brand whose statement is open, which is in the page's URL. */
export const {
  useIdInUrl: useOpenBrandId,
  open: showStatement,
  close: showBrands,
} = createIdInUrl(openParameters.brand);
