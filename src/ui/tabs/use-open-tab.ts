import { useEffect, useEffectEvent, useState } from 'react';
import { tabOfHash } from './tab-of-hash.ts';

/**
 * The open tab, which stands in the address: a link leads to it, a reload finds it again, back and forward go through
 * what was open. Gives it, those that were open so far, and what opens another.
 */
export function useOpenTab(ids: string[]) {
  const [{ open, seen }, setTabs] = useState(() => openFirst(tabOfHash(location.hash, ids) ?? ids[0] ?? ''));
  const show = (id: string) => setTabs(({ seen }) => ({ open: id, seen: new Set(seen).add(id) }));

  const follow = useEffectEvent(() => {
    const id = tabOfHash(location.hash, ids);
    if (id !== undefined) show(id);
  });
  useEffect(() => {
    const onHashChange = () => follow();
    addEventListener('hashchange', onHashChange);
    return () => removeEventListener('hashchange', onHashChange);
  }, []);

  const choose = (id: string) => {
    if (id === open) return;
    // At once, not when the address has changed: the next key counts from here.
    show(id);
    location.hash = id;
  };
  return { open, seen, choose };
}

const openFirst = (id: string) => ({ open: id, seen: new Set([id]) });
