import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { CatalogEntry } from '../../../stores/entry-store.ts';
import { AsyncButton } from '../../../ui/async-button/AsyncButton.tsx';
import { hasStoredDraft } from '../../../ui/form/draft-owner.ts';
import { PagedList } from '../../../ui/paged-list/PagedList.tsx';
import { useResource } from '../../../ui/resource/use-resource.ts';
import type { StaffDeskCopy } from '../copy.ts';
import { EntryForm } from './EntryForm.tsx';
import { EntryRow } from './EntryRow.tsx';
import { type EntryKind, formNamesOf } from './entry-kinds.ts';
import { ReorderEntries } from './ReorderEntries.tsx';

interface Props<T extends CatalogEntry> {
  kind: EntryKind<T>;
  label: string;
  copy: StaffDeskCopy;
}

/** The entries of one kind, below a form that adds one. */
export function Entries<T extends CatalogEntry>({ kind, label, copy }: Props<T>) {
  const [isAdding, setAdding] = useState(() => hasStoredDraft(formNamesOf(kind).fields));
  const [isReordering, setReordering] = useState(false);
  const [message, setMessage] = useState<string>();
  const addSection = useRef<HTMLDivElement>(null);
  const { catalog } = copy;
  const showForm = (isShown: boolean) => {
    flushSync(() => setAdding(isShown));
    addSection.current?.querySelector<HTMLElement>(isShown ? 'input' : 'button')?.focus();
  };
  const closeReordering = (result?: string) => {
    flushSync(() => {
      setReordering(false);
      setMessage(result);
    });
    addSection.current?.querySelector<HTMLElement>('[data-opens="reordering"]')?.focus();
  };
  return (
    <>
      <div className="desk-add" ref={addSection}>
        {isAdding && (
          <>
            <EntryForm kind={kind} copy={catalog} />
            <AsyncButton label={catalog.close} isQuiet isPending={false} onClick={() => showForm(false)} />
          </>
        )}
        {!isAdding && !isReordering && (
          <div className="button-row">
            <AsyncButton label={catalog.add} isPending={false} onClick={() => showForm(true)} />
            <ReorderButton kind={kind} label={catalog.reorder.title} onOpen={() => setReordering(true)} />
          </div>
        )}
        <div role="status">{message && !isReordering && <p className="notice notice--status">{message}</p>}</div>
      </div>
      {isReordering && <ReorderEntries kind={kind} label={label} copy={catalog} onClose={closeReordering} />}
      {/* Hidden rather than removed, because a form in the list may contain a chosen image, which would be lost. */}
      <div hidden={isReordering}>
        <PagedList
          pages={kind.entries}
          copy={copy.list}
          emptyMessage={catalog.none}
          label={label}
          countMessage={copy.shown}
        >
          {(entry) => <EntryRow entry={entry} kind={kind} copy={copy} />}
        </PagedList>
      </div>
    </>
  );
}

interface ReorderButtonProps<T extends CatalogEntry> {
  kind: EntryKind<T>;
  label: string;
  onOpen: () => void;
}

/** The button that lets staff change the order of the entries. Renders nothing for fewer than two entries. */
function ReorderButton<T extends CatalogEntry>({ kind, label, onOpen }: ReorderButtonProps<T>) {
  const { data } = useResource(kind.entries);
  if (!data || data.items.length < 2) return null;
  return <AsyncButton label={label} isQuiet isPending={false} data-opens="reordering" onClick={onOpen} />;
}
