import { openParameters } from '../../../../lib/query-parameters.ts';
import { createOpenId } from '../../../../ui/open-id.ts';

/** Reads and changes the id of the open order, which is in the page's URL. */
export const { useOpenId, hrefOf, open: showOrder, close: showList } = createOpenId(openParameters.order);
