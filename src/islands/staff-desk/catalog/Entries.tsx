import type { CollectionEntry } from 'astro:content';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Entry } from '../../../stores/staff-entries.ts';
import { AsyncButton } from '../../../ui/async-button/AsyncButton.tsx';
import { hasDraft } from '../../../ui/form/use-draft.ts';
import { PagedList } from '../../../ui/paged-list/PagedList.tsx';
import { EntryForm } from './EntryForm.tsx';
import { EntryRow } from './EntryRow.tsx';
import { formsOf } from './forms.ts';
import type { Kind } from './kinds.ts';

interface Props {
  kind: Kind<Entry>;
  label: string;
  copy: CollectionEntry<'staff'>['data'];
}

/** The entries of one kind, and a place for a new one above them. */
export function Entries({ kind, label, copy }: Props) {
  const [isAdding, setAdding] = useState(() => hasDraft(formsOf(kind).words));
  const adding = useRef<HTMLDivElement>(null);
  const { catalog } = copy;
  const show = (next: boolean) => {
    flushSync(() => setAdding(next));
    adding.current?.querySelector<HTMLElement>(next ? 'input' : 'button')?.focus();
  };
  return (
    <>
      <div className="desk-adding" ref={adding}>
        {isAdding ? (
          <>
            <EntryForm kind={kind} copy={catalog} />
            <AsyncButton label={catalog.close} isQuiet isPending={false} onClick={() => show(false)} />
          </>
        ) : (
          <AsyncButton label={catalog.add} isPending={false} onClick={() => show(true)} />
        )}
      </div>
      <PagedList pages={kind.entries} copy={copy.list} none={catalog.none} label={label} shown={copy.shown}>
        {(entry) => <EntryRow entry={entry} kind={kind} copy={catalog} />}
      </PagedList>
    </>
  );
}
