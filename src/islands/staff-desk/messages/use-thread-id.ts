import { openParameters } from '../../../lib/query-parameters.ts';
import { createOpenId } from '../../../ui/open-id.ts';

/** The open thread. */
export const {
  useOpenId: useThreadId,
  hrefOf: threadHref,
  open: showThread,
  close: showThreadList,
} = createOpenId(openParameters.thread);
