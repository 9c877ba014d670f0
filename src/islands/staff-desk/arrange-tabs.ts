import { wideScreen } from './wide-screen.ts';

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Adds behavior that only the tabs of the desk have. In a column, they are announced as vertical, and the up and down arrow keys move
 * through them. In a row that scrolls, the open tab is scrolled into view.
 */
export function arrangeTabs(list: HTMLElement): void {
  const media = matchMedia(wideScreen);
  const arrange = () => {
    list.ariaOrientation = media.matches ? 'vertical' : null;
    if (!media.matches) list.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  };
  arrange();
  media.addEventListener('change', arrange);
  new MutationObserver(arrange).observe(list, { attributeFilter: ['aria-selected'], subtree: true });
  list.addEventListener('keydown', (event) => {
    const step = media.matches && steps[event.key];
    if (!step) return;
    event.preventDefault();
    const tabs = [...list.querySelectorAll<HTMLElement>('[role=tab]')];
    const index = tabs.findIndex((tab) => tab.ariaSelected === 'true');
    const next = tabs[(index + step + tabs.length) % tabs.length];
    next?.click();
    next?.focus();
  });
}
