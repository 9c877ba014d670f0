import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { nextTab } from './next-tab.ts';
import './tabs.scss';
import { useOpenTab } from './use-open-tab.ts';

interface Tab {
  /** Also the tab's name in the page's address. */
  id: string;
  label: string;
  panel: ReactNode;
  /** Whether what was done in it stays while another tab is open. */
  isKept?: boolean;
}

interface Props {
  label: string;
  tabs: Tab[];
}

/**
 * Tabs by the ARIA pattern (https://www.w3.org/WAI/ARIA/apg/patterns/tabs/): one stop for the Tab key, arrows, Home and End
 * move. The open tab stands in the address. It reads the address, so render it in the browser only.
 */
export function Tabs({ label, tabs }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const { open, seen, choose } = useOpenTab(tabs.map(({ id }) => id));

  const onKeyDown = (event: KeyboardEvent) => {
    const index = nextTab(
      event.key,
      tabs.findIndex(({ id }) => id === open),
      tabs.length,
      getDirection(),
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
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the pattern wants a panel without controls in the tab order
          tabIndex={0}
          hidden={id !== open}
        >
          {(id === open || (isKept && seen.has(id))) && panel}
        </div>
      ))}
    </div>
  );
}

function getDirection() {
  return document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr';
}
