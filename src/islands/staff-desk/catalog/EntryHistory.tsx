import type { CatalogVersion } from '@kindcrate/contract/staff-catalog-versions';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { CatalogEntry } from '../../../stores/entry-store.ts';
import { createVersionList, restoreVersion } from '../../../stores/staff-catalog-versions.ts';
import { ActionNotice } from '../../../ui/async-button/ActionNotice.tsx';
import { ReloadButton } from '../../../ui/async-button/ReloadButton.tsx';
import { useAsyncAction } from '../../../ui/async-button/use-async-action.ts';
import { PagedList } from '../../../ui/paged-list/PagedList.tsx';
import type { StaffDeskCopy } from '../copy.ts';
import type { EntryKind } from './entry-kinds.ts';
import { VersionRow } from './VersionRow.tsx';
import './entry-history.scss';

interface Props<T extends CatalogEntry> {
  entry: T;
  kind: EntryKind<T>;
  copy: Pick<StaffDeskCopy, 'catalog' | 'list'>;
}

/** Every saved version of an entry, and buttons that restore one. */
export function EntryHistory<T extends CatalogEntry>({ entry: { _id: id, revision }, kind, copy }: Props<T>) {
  const { history, failure, reloadLatest } = copy.catalog;
  const [versions] = useState(() => createVersionList(id));
  const notice = useRef<HTMLDivElement>(null);
  const action = useAsyncAction(failure);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every revision of the entry adds a version
  useEffect(() => void versions.reload(), [versions, revision]);
  const refresh = () => kind.entries.refresh(id);
  const restore = async (version: CatalogVersion) => {
    await action.run(async () => {
      const message = await restoreVersion(version._id, revision);
      await refresh();
      return message;
    });
    // After a success, the pressed button is gone, because the list was reloaded.
    notice.current?.focus();
  };
  return (
    <div className="entry-history">
      <div ref={notice} tabIndex={-1}>
        <ActionNotice action={action}>
          <ReloadButton
            cause={action.result?.cause}
            copy={reloadLatest}
            load={refresh}
            onLoaded={() => flushSync(() => action.showSuccess(reloadLatest.done))}
          />
        </ActionNotice>
      </div>
      <PagedList pages={versions} copy={copy.list} emptyMessage={history.none} label={history.title}>
        {(version) => (
          <VersionRow
            version={version}
            isPending={action.isPending}
            copy={history}
            onRestore={() => void restore(version)}
          />
        )}
      </PagedList>
    </div>
  );
}
