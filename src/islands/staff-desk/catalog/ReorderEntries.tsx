import { useState } from 'react';
import { resolveApiUrl } from '../../../lib/api-url.ts';
import { moveItem } from '../../../lib/move-item.ts';
import type { CatalogEntry } from '../../../stores/entry-store.ts';
import { ActionNotice } from '../../../ui/async-button/ActionNotice.tsx';
import { AsyncButton } from '../../../ui/async-button/AsyncButton.tsx';
import { ReloadButton } from '../../../ui/async-button/ReloadButton.tsx';
import { useAsyncAction } from '../../../ui/async-button/use-async-action.ts';
import { useResource } from '../../../ui/resource/use-resource.ts';
import { SortableList } from '../../../ui/sortable-list/SortableList.tsx';
import { arrangeIds } from './arrangement.ts';
import type { CatalogCopy } from './copy.ts';
import { EntryStatus } from './EntryStatus.tsx';
import { type EntryKind, firstImageOf } from './entry-kinds.ts';
import './reorder-entries.scss';

interface Props<T extends CatalogEntry> {
  kind: EntryKind<T>;
  label: string;
  copy: CatalogCopy;
  /** Called with the API's message, or without one when nothing was saved. */
  onClose: (message?: string) => void;
}

/** Changes the order in which the site shows the entries of one kind. Nothing is stored until the new order is saved. */
export function ReorderEntries<T extends CatalogEntry>({ kind, label, copy, onClose }: Props<T>) {
  const { data } = useResource(kind.entries);
  const [order, setOrder] = useState<readonly string[]>([]);
  const action = useAsyncAction(copy.failure);
  const savedEntries = data?.items ?? [];
  const savedIds = savedEntries.map(({ _id }) => _id);
  const ids = arrangeIds(savedIds, { order, removed: [] });
  const items = ids.flatMap((id) => savedEntries.filter(({ _id }) => _id === id));
  const save = async () => {
    const message = await action.run(() => kind.entries.reorder(savedIds, ids));
    if (message !== undefined) onClose(message);
  };
  return (
    <section className="reorder-entries" aria-label={copy.reorder.title}>
      <SortableList
        items={items}
        label={label}
        copy={copy.reorder}
        onMove={(from, to) => setOrder(moveItem(ids, from, to))}
      >
        {(entry) => <ReorderedEntry entry={entry} image={firstImageOf(kind, entry)} copy={copy} />}
      </SortableList>
      <ActionNotice action={action}>
        <ReloadButton
          cause={action.result?.cause}
          copy={copy.reloadLatest}
          load={kind.entries.reloadAll}
          onLoaded={() => action.showSuccess(copy.reorder.reloaded)}
        />
      </ActionNotice>
      <div className="button-row">
        <AsyncButton label={copy.reorder.save} isPending={action.isPending} onClick={() => void save()} />
        <AsyncButton label={copy.reorder.cancel} isQuiet isPending={false} onClick={() => onClose()} />
      </div>
    </section>
  );
}

interface EntryProps {
  entry: CatalogEntry;
  image: ReturnType<typeof firstImageOf>;
  copy: CatalogCopy;
}

const ReorderedEntry = ({ entry, image, copy }: EntryProps) => (
  <>
    {image && (
      <img
        className="reorder-entries__image"
        src={resolveApiUrl(image.thumbnailUrl)}
        alt=""
        width={image.width}
        height={image.height}
        loading="lazy"
        // A dragged image would start the browser's own drag and drop.
        draggable={false}
      />
    )}
    <span>
      {entry.title} <EntryStatus entry={entry} copy={copy} />
    </span>
  </>
);
