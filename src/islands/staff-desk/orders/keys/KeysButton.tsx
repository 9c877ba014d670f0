import { type RefObject, useState } from 'react';
import { OnDemandPart } from '../../../../ui/on-demand/OnDemandPart.tsx';
import type { ListCopy } from '../../../../ui/paged-list/PagedList.tsx';
import type { KeysCopy, ShortcutAction } from './copy.ts';
import { keysDialogCode } from './keys-dialog-code.ts';
import { useShortcuts } from './use-shortcuts.ts';
import './keys.scss';
import '../../../../styles/blocks/link.scss';

interface Props {
  /** The queue. The shortcuts work while it is visible. */
  root: RefObject<HTMLElement | null>;
  handlers: Record<Exclude<ShortcutAction, 'help'>, () => void>;
  copy: KeysCopy;
  list: ListCopy;
}

/** Listens for the shortcuts, and opens the dialog that lists them. */
export function KeysButton({ root, handlers, copy, list }: Props) {
  const [isOpen, setOpen] = useState(false);
  useShortcuts(root, { ...handlers, help: () => setOpen(true) });
  return (
    <>
      <button className="link queue__keys" type="button" aria-keyshortcuts="?" onClick={() => setOpen(true)}>
        {copy.title}{' '}
        <span className="key" aria-hidden="true">
          ?
        </span>
      </button>
      {isOpen && <OnDemandPart code={keysDialogCode} copy={list} props={{ onClose: () => setOpen(false), copy }} />}
    </>
  );
}
