import { openParameters } from '../../../lib/query-parameters.ts';
import { createIdInUrl } from '../../../ui/id-in-url.ts';

/** Reads and changes the id of the open thread, which is in the page's URL. */
export const {
  useIdInUrl: useThreadId,
  hrefOf: threadHref,
  open: showThread,
  close: showThreadList,
} = createIdInUrl(openParameters.thread);
