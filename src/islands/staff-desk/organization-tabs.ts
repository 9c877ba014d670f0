import { followDeskNews } from '../../stores/follow-desk-news.ts';
import { resumeMoves } from '../../stores/order-moves.ts';
import { arrangeTabs } from './arrange-tabs.ts';
import { FiguresTab } from './figures/FiguresTab.tsx';
import { MessagesTab } from './messages/MessagesTab.tsx';
import { NeedsTab } from './needs/NeedsTab.tsx';
import { PlacesTab } from './places/PlacesTab.tsx';
import { RunList } from './run-list/RunList.tsx';

/**
 * Loads the Receive tab, and sends what an earlier visit left unsent. Called when the browser is idle, so that it is sent even if the tab
 * is never opened.
 */
async function loadReceive() {
  const { ReceiveTab, resumeShift } = (await import('./receive/receive-parts.ts')).receiveParts;
  resumeShift();
  return ReceiveTab;
}

/** Starts the tasks that can wait until the browser is idle. */
function startTabs(): void {
  // Moves from an earlier visit are sent even if the orders tab is never opened.
  resumeMoves();
  const list = document.querySelector<HTMLElement>('.desk > .tabs > .tabs__list');
  if (!list) return;
  arrangeTabs(list);
  followDeskNews(() => list.isConnected);
}

/**
 * `startTabs`, and the tabs about organizations, which both staff and volunteers have, except the overview and the orders. All of this is
 * in one file, because each file adds 0.15 kB to the island.
 */
export const organizationTabs = { startTabs, FiguresTab, MessagesTab, NeedsTab, PlacesTab, RunList, loadReceive };
