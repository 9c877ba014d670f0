import { useRef } from 'react';
import { flushSync } from 'react-dom';
import type { CatalogEntry } from '../../../stores/entry-store.ts';
import { ActionNotice } from '../../../ui/async-button/ActionNotice.tsx';
import { AsyncButton } from '../../../ui/async-button/AsyncButton.tsx';
import { ReloadButton } from '../../../ui/async-button/ReloadButton.tsx';
import { useAsyncAction } from '../../../ui/async-button/use-async-action.ts';
import type { CatalogCopy } from './copy.ts';
import { editThatShows } from './describe-visibility.ts';
import type { EntryKind } from './entry-kinds.ts';

interface Props<T extends CatalogEntry> {
  entry: T;
  kind: EntryKind<T>;
  copy: CatalogCopy;
}

/** Hides an entry from the public pages, or shows it again. */
export function HideEntry<T extends CatalogEntry>({ entry, kind, copy }: Props<T>) {
  const { _id: id, revision } = entry;
  const isShown = entry.visibility === 'shown';
  const buttons = useRef<HTMLDivElement>(null);
  const action = useAsyncAction(copy.failure);
  const { write, updateEndpoint, refresh } = kind.entries;
  const toggle = () =>
    action.run(() =>
      write(updateEndpoint, { ...(isShown ? { hidden: true } : editThatShows(entry)), revision }, { id }),
    );
  const onLoaded = () => {
    flushSync(() => action.showSuccess(copy.reloadLatest.done));
    buttons.current?.querySelector('button')?.focus();
  };
  return (
    <>
      <div className="button-row" ref={buttons}>
        <AsyncButton
          label={isShown ? copy.hide : copy.show}
          isQuiet
          isPending={action.isPending}
          onClick={() => void toggle()}
        />
      </div>
      <ActionNotice action={action}>
        <ReloadButton
          cause={action.result?.cause}
          copy={copy.reloadLatest}
          load={() => refresh(id)}
          onLoaded={onLoaded}
        />
      </ActionNotice>
    </>
  );
}
