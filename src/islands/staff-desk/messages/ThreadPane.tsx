import { onDemand } from '../../../lib/on-demand.ts';
import { AsyncButton } from '../../../ui/async-button/AsyncButton.tsx';
import { OnDemandPart } from '../../../ui/on-demand/OnDemandPart.tsx';
import { useIdlePrefetch } from '../../../ui/on-demand/use-idle-prefetch.ts';
import type { StaffDeskCopy } from '../copy.ts';
import { showThreadList } from './use-thread-id.ts';

interface Props {
  openThreadId: string | undefined;
  /** Whether the thread replaces the list, as on a phone. */
  isFullPage: boolean;
  copy: StaffDeskCopy;
}

/** Loads the same chunk as `lazyDeskThread` in OrderDetails.tsx. A shared constant would need a file of its own. */
const lazyDeskThread = onDemand('DeskThread', async () => (await import('./DeskThread.tsx')).DeskThread);

/** The open thread, beside the list or in its place. */
export function ThreadPane({ openThreadId, isFullPage, copy: { messages, orders, list } }: Props) {
  useIdlePrefetch([lazyDeskThread]);
  return (
    <section className="messages__pane" aria-label={messages.details}>
      {isFullPage && (
        <div className="messages__bar">
          <AsyncButton label={messages.back} isQuiet isPending={false} onClick={showThreadList} />
        </div>
      )}
      {openThreadId === undefined ? (
        <p className="quiet">{messages.choose}</p>
      ) : (
        <OnDemandPart
          key={openThreadId}
          code={lazyDeskThread}
          copy={list}
          props={{
            id: openThreadId,
            isInTab: true,
            takesFocus: isFullPage,
            noSubject: messages.noSubject,
            copy: orders,
          }}
        />
      )}
    </section>
  );
}
