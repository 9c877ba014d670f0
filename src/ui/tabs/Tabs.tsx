import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { indexAfterKey, pageDirection } from '../arrow-keys.ts';
import './tabs.scss';
import { useOpenTab } from './use-open-tab.ts';

interface Tab {
  /** Also the fragment of the page's URL while the tab is open. */
  id: string;
  label: ReactNode;
  panel: ReactNode;
  /** Whether the panel stays mounted while another tab is open, so that nothing typed in it is lost. */
  isKept?: boolean | undefined;
}

interface Props {
  label: string;
  tabs: Tab[];
  /** The id of the tab that is open while the URL has no fragment; by default, the id of the first tab. */
  defaultTab?: string | undefined;
}

/**
 * Tabs that follow the ARIA pattern (https://www.w3.org/WAI/ARIA/apg/patterns/tabs/): they share one tab stop; arrow keys, Home and
 * End move between them. The URL's fragment names the open tab, so render this component only in a browser.
 */
export function Tabs({ label, tabs, defaultTab }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const { open, seen, choose } = useOpenTab(
    tabs.map(({ id }) => id),
    defaultTab,
  );

  const onKeyDown = (event: KeyboardEvent) => {
    const index = indexAfterKey(
      event.key,
      tabs.findIndex(({ id }) => id === open),
      tabs.length,
      pageDirection(),
    );
    const tab = index === undefined ? undefined : tabs[index];
    if (!tab) return;
    event.preventDefault();
    choose(tab.id);
    list.current?.querySelector<HTMLElement>(`#tab-${tab.id}`)?.focus();
  };

  return (
    <div className="tabs">
      <div className="tabs__list" role="tablist" aria-label={label} ref={list} onKeyDown={onKeyDown}>
        {tabs.map(({ id, label }) => (
          <button
            key={id}
            className="tabs__tab"
            type="button"
            role="tab"
            id={`tab-${id}`}
            aria-controls={`panel-${id}`}
            aria-selected={id === open}
            tabIndex={id === open ? 0 : -1}
            onClick={() => choose(id)}
          >
            {label}
          </button>
        ))}
      </div>
      {tabs.map(({ id, panel, isKept }) => (
        <div
          key={id}
          className="tabs__panel"
          role="tabpanel"
          id={`panel-${id}`}
          aria-labelledby={`tab-${id}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the ARIA pattern puts a panel without controls in the tab order
          tabIndex={0}
          hidden={id !== open}
        >
          {(id === open || (isKept && seen.has(id))) && panel}
        </div>
      ))}
    </div>
  );
}
