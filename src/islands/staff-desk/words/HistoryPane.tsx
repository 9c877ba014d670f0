import type { CopyChange } from '@kindcrate/contract/staff-copy';
import { useEffect, useState } from 'react';
import type { CopyWork } from '../../../stores/staff-copy.ts';
import { copyVersions } from '../../../stores/staff-copy-actions.ts';
import { type ListCopy, PagedList } from '../../../ui/paged-list/PagedList.tsx';
import type { WordsCopy } from './copy.ts';
import { DraftRow, OriginalRow, VersionRow } from './HistoryRows.tsx';
import './history.scss';
import '../../../styles/blocks/quiet.scss';

interface Props {
  work: CopyWork;
  /** The changes in the draft. */
  changes: CopyChange[];
  copy: WordsCopy;
  list: ListCopy;
}

/** Who changed which fields of the page, and when: first the draft, then the published versions, the latest first. */
export function HistoryPane({ work, changes, copy, list }: Props) {
  const { _id: name, title, draft, version: live } = work.page;
  const [message, setMessage] = useState('');
  useEffect(() => {
    const shown = copyVersions.$filter.get();
    if (shown && shown.filter !== name) void copyVersions.filterBy(name);
  }, [name]);
  return (
    <section className="words-history" aria-labelledby="words-history">
      <header className="words-history__head">
        <h2 className="words-title" id="words-history">
          {copy.history.title}
        </h2>
        <span className="quiet">{title}</span>
      </header>
      <div role="status">{message && <p className="notice notice--status">{message}</p>}</div>
      {draft && changes.length > 0 && <DraftRow draft={draft} changes={changes} copy={copy.history} />}
      <PagedList pages={copyVersions} copy={list} emptyMessage={copy.history.none} label={copy.history.title}>
        {(version) => (
          <VersionRow
            version={version}
            isLive={version.version === live}
            changeCount={changes.length}
            onRestored={setMessage}
            copy={copy}
          />
        )}
      </PagedList>
      {live > 0 && <OriginalRow changeCount={changes.length} onRestored={setMessage} copy={copy} />}
    </section>
  );
}
