import { openParameters } from '../../../../lib/query-parameters.ts';
import { createOpenId } from '../../../../ui/open-id.ts';

/** The id of the open order, which is in the page's URL. */
export const { useOpenId, hrefOf, open: showOrder, close: showList } = createOpenId(openParameters.order);
