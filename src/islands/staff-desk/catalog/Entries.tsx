import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { CatalogEntry } from '../../../stores/entry-store.ts';
import { AsyncButton } from '../../../ui/async-button/AsyncButton.tsx';
import { hasStoredDraft } from '../../../ui/form/draft-owner.ts';
import { PagedList } from '../../../ui/paged-list/PagedList.tsx';
import type { StaffDeskCopy } from '../copy.ts';
import { EntryForm } from './EntryForm.tsx';
import { EntryRow } from './EntryRow.tsx';
import { type EntryKind, formNamesOf } from './entry-kinds.ts';

interface Props<T extends CatalogEntry> {
  kind: EntryKind<T>;
  label: string;
  copy: StaffDeskCopy;
}

/** The entries of one kind, below a form that adds one. */
export function Entries<T extends CatalogEntry>({ kind, label, copy }: Props<T>) {
  const [isAdding, setAdding] = useState(() => hasStoredDraft(formNamesOf(kind).fields));
  const addSection = useRef<HTMLDivElement>(null);
  const { catalog } = copy;
  const showForm = (isShown: boolean) => {
    flushSync(() => setAdding(isShown));
    addSection.current?.querySelector<HTMLElement>(isShown ? 'input' : 'button')?.focus();
  };
  return (
    <>
      <div className="desk-add" ref={addSection}>
        {isAdding ? (
          <>
            <EntryForm kind={kind} copy={catalog} />
            <AsyncButton label={catalog.close} isQuiet isPending={false} onClick={() => showForm(false)} />
          </>
        ) : (
          <AsyncButton label={catalog.add} isPending={false} onClick={() => showForm(true)} />
        )}
      </div>
      <PagedList
        pages={kind.entries}
        copy={copy.list}
        emptyMessage={catalog.none}
        label={label}
        countMessage={copy.shown}
      >
        {(entry) => <EntryRow entry={entry} kind={kind} copy={catalog} />}
      </PagedList>
    </>
  );
}
