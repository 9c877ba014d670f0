import { openParameters } from '../../../../lib/query-parameters.ts';
import { createIdInUrl } from '../../../../ui/id-in-url.ts';

/** Reads and changes the id of the open order, which is in the page's URL. */
export const { useIdInUrl: useOrderId, hrefOf, open: showOrder, close: showList } = createIdInUrl(openParameters.order);
