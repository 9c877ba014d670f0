import type { CollectionEntry } from 'astro:content';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Entry } from '../../../stores/staff-catalogue.ts';
import { ActButton } from '../../act/ActButton.tsx';
import { PagedList } from '../../paged-list/PagedList.tsx';
import { EntryForm } from './EntryForm.tsx';
import { EntryRow } from './EntryRow.tsx';
import type { Kind } from './kinds.ts';

interface Props {
  kind: Kind<Entry>;
  label: string;
  copy: CollectionEntry<'staff'>['data'];
}

/** The entries of one kind, and a place for a new one above them. */
export function Entries({ kind, label, copy }: Props) {
  const [isAdding, setAdding] = useState(false);
  const adding = useRef<HTMLDivElement>(null);
  const { catalogue } = copy;
  const add = () => {
    flushSync(() => setAdding(true));
    adding.current?.querySelector<HTMLElement>('input')?.focus();
  };
  const close = () => {
    flushSync(() => setAdding(false));
    adding.current?.querySelector<HTMLElement>('button')?.focus();
  };
  return (
    <>
      <div className="desk-filter" ref={adding}>
        {isAdding ? (
          <section className="desk-row" aria-label={catalogue.add}>
            <EntryForm kind={kind} copy={catalogue} />
            <ActButton label={catalogue.close} isQuiet isPending={false} onClick={close} />
          </section>
        ) : (
          <ActButton label={catalogue.add} isPending={false} onClick={add} />
        )}
      </div>
      <PagedList pages={kind.entries} copy={copy.list} none={catalogue.none} label={label}>
        {(entry) => <EntryRow entry={entry} kind={kind} copy={catalogue} />}
      </PagedList>
    </>
  );
}
