import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { CatalogEntry } from '../../../stores/entry-store.ts';
import { AsyncButton } from '../../../ui/async-button/AsyncButton.tsx';
import { hasStoredDraft } from '../../../ui/form/use-draft.ts';
import { PagedList } from '../../../ui/paged-list/PagedList.tsx';
import type { StaffDeskCopy } from '../copy.ts';
import { EntryForm } from './EntryForm.tsx';
import { EntryRow } from './EntryRow.tsx';
import { formsOf, type Kind } from './kinds.ts';

interface Props<T extends CatalogEntry> {
  kind: Kind<T>;
  label: string;
  copy: StaffDeskCopy;
}

/** The entries of one kind, below a form that adds one. */
export function Entries<T extends CatalogEntry>({ kind, label, copy }: Props<T>) {
  const [isAdding, setAdding] = useState(() => hasStoredDraft(formsOf(kind).fields));
  const section = useRef<HTMLDivElement>(null);
  const { catalog } = copy;
  const show = (next: boolean) => {
    flushSync(() => setAdding(next));
    section.current?.querySelector<HTMLElement>(next ? 'input' : 'button')?.focus();
  };
  return (
    <>
      <div className="desk-add" ref={section}>
        {isAdding ? (
          <>
            <EntryForm kind={kind} copy={catalog} />
            <AsyncButton label={catalog.close} isQuiet isPending={false} onClick={() => show(false)} />
          </>
        ) : (
          <AsyncButton label={catalog.add} isPending={false} onClick={() => show(true)} />
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
