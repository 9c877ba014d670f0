import { openParameters } from '../../../../lib/query-parameters.ts';
import { createOpenId } from '../../../../ui/open-id.ts';

/** The open order. */
export const { useOpenId, hrefOf, open: showOrder, close: showList } = createOpenId(openParameters.order);
