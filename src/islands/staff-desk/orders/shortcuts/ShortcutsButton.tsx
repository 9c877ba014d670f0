import { type RefObject, useState } from 'react';
import { OnDemandPart } from '../../../../ui/on-demand/OnDemandPart.tsx';
import type { ListCopy } from '../../../../ui/paged-list/PagedList.tsx';
import type { ShortcutAction, ShortcutsCopy } from './copy.ts';
import { lazyShortcutsDialog } from './lazy-shortcuts-dialog.ts';
import { useShortcuts } from './use-shortcuts.ts';
import './shortcuts.scss';
import '../../../../styles/blocks/link.scss';

interface Props {
  /** The queue. The shortcuts work while it is visible. */
  root: RefObject<HTMLElement | null>;
  handlers: Record<Exclude<ShortcutAction, 'help'>, () => void>;
  copy: ShortcutsCopy;
  list: ListCopy;
}

/** Listens for the shortcuts, and opens the dialog that lists them. */
export function ShortcutsButton({ root, handlers, copy, list }: Props) {
  const [isOpen, setOpen] = useState(false);
  useShortcuts(root, { ...handlers, help: () => setOpen(true) });
  return (
    <>
      <button className="link queue__shortcuts" type="button" aria-keyshortcuts="?" onClick={() => setOpen(true)}>
        {copy.title}{' '}
        <span className="key" aria-hidden="true">
          ?
        </span>
      </button>
      {isOpen && (
        <OnDemandPart code={lazyShortcutsDialog} copy={list} props={{ onClose: () => setOpen(false), copy }} />
      )}
    </>
  );
}
