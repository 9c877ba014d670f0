import { openParameters } from '../../../lib/query-parameters.ts';
import { createOpenId } from '../../../ui/open-id.ts';

/** Reads and changes the id of the open thread, which is in the page's URL. */
export const {
  useOpenId: useThreadId,
  hrefOf: threadHref,
  open: showThread,
  close: showThreadList,
} = createOpenId(openParameters.thread);
