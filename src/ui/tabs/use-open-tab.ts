import { useEffect, useEffectEvent, useState } from 'react';

/**
 * The tab that a fragment names; undefined when the fragment names something else on the page, such as a field.
 * @param hash the fragment, including its `#`, as in `location.hash`
 * @param defaultTab the tab for an empty fragment
 */
export function tabOfHash(hash: string, ids: string[], defaultTab = ids[0]): string | undefined {
  return hash ? ids.find((id) => hash === `#${id}`) : defaultTab;
}

/**
 * Keeps the open tab in the URL, so that links, reloads, and the browser's Back and Forward buttons open the right tab.
 * @returns the open tab, every tab that has been opened so far, and an action that opens another tab
 */
export function useOpenTab(ids: string[], defaultTab = ids[0]) {
  const [{ open, seen }, setTabs] = useState(() =>
    initialTabs(tabOfHash(location.hash, ids, defaultTab) ?? defaultTab ?? ''),
  );
  const show = (id: string) => setTabs(({ seen }) => ({ open: id, seen: new Set(seen).add(id) }));

  const followHash = useEffectEvent(() => {
    const id = tabOfHash(location.hash, ids, defaultTab);
    if (id !== undefined) show(id);
  });
  useEffect(() => {
    const onHashChange = () => followHash();
    addEventListener('hashchange', onHashChange);
    return () => removeEventListener('hashchange', onHashChange);
  }, []);

  const choose = (id: string) => {
    if (id === open) return;
    // Does not wait for `hashchange`, because another arrow key may be pressed before that event, and has to start from this tab.
    show(id);
    location.hash = id;
  };
  return { open, seen, choose };
}

const initialTabs = (id: string) => ({ open: id, seen: new Set([id]) });
