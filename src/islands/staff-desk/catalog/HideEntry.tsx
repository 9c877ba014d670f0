import type { CollectionEntry } from 'astro:content';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import type { Entry } from '../../../stores/staff-entries.ts';
import { ActionNotice } from '../../../ui/async-button/ActionNotice.tsx';
import { AsyncButton } from '../../../ui/async-button/AsyncButton.tsx';
import { ReloadButton } from '../../../ui/async-button/ReloadButton.tsx';
import { useAsyncAction } from '../../../ui/async-button/use-async-action.ts';
import type { Kind } from './kinds.ts';

interface Props {
  entry: Entry;
  kind: Kind<Entry>;
  copy: CollectionEntry<'staff'>['data']['catalog'];
}

/** Takes an entry off the site, and brings it back. */
export function HideEntry({ entry: { _id: id, hidden, revision }, kind, copy }: Props) {
  const buttons = useRef<HTMLDivElement>(null);
  const act = useAsyncAction(copy.failure);
  const { write, edit, refresh } = kind.entries;
  const toggle = () => {
    const form = new FormData();
    form.set('hidden', String(!hidden));
    form.set('revision', String(revision));
    return act.run(() => write(edit, form, { id }));
  };
  const tellLoaded = () => {
    flushSync(() => act.say(copy.reloadLatest.done));
    buttons.current?.querySelector('button')?.focus();
  };
  return (
    <>
      <div className="acts" ref={buttons}>
        <AsyncButton
          label={hidden ? copy.show : copy.hide}
          isQuiet
          isPending={act.isPending}
          onClick={() => void toggle()}
        />
      </div>
      <ActionNotice act={act}>
        <ReloadButton
          cause={act.words?.cause}
          copy={copy.reloadLatest}
          load={() => refresh(id)}
          onLoaded={tellLoaded}
        />
      </ActionNotice>
    </>
  );
}
