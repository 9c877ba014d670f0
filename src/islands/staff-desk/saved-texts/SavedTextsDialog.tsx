import type { SavedTextKind } from '@kindcrate/contract/saved-texts';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { savedTexts } from '../../../stores/saved-texts.ts';
import { AsyncButton } from '../../../ui/async-button/AsyncButton.tsx';
import { useResource } from '../../../ui/resource/use-resource.ts';
import { Spinner } from '../../../ui/spinner/Spinner.tsx';
import { TryAgain } from '../../../ui/try-again/TryAgain.tsx';
import type { DeskOrdersCopy } from '../copy.ts';
import { NewSavedText } from './NewSavedText.tsx';
import { SavedTextRow } from './SavedTextRow.tsx';
import '../../../ui/dialog/dialog.scss';
import './saved-texts.scss';

interface Props {
  kind: SavedTextKind;
  onClose: () => void;
  copy: DeskOrdersCopy;
}

/** Lists the saved texts of one kind, and edits them. */
export function SavedTextsDialog({ kind, onClose, copy }: Props) {
  const { savedTexts: savedTextsCopy } = copy;
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const { state, data } = useResource(savedTexts[kind]);
  const [message, setMessage] = useState('');
  useEffect(() => {
    dialog.current?.showModal();
    // A colleague may have changed the texts since this page was opened.
    if (savedTexts[kind].$state.get().state === 'ready') void savedTexts[kind].refresh();
  }, [kind]);
  const finish = (next: string) => {
    flushSync(() => setMessage(next));
    // The focused button has disappeared.
    if (document.activeElement === document.body) title.current?.focus();
  };
  return (
    <dialog className="dialog saved-texts" aria-labelledby={`saved-texts-${kind}`} ref={dialog} onClose={onClose}>
      <h2 className="dialog__title" id={`saved-texts-${kind}`} tabIndex={-1} ref={title}>
        {savedTextsCopy[kind].title}
      </h2>
      <div role="status">{message && <p className="notice notice--status">{message}</p>}</div>
      {state === 'failed' && (
        <TryAgain
          text={savedTextsCopy.loadFailed}
          label={savedTextsCopy.tryAgain}
          onRetry={() => void savedTexts[kind].reload()}
        />
      )}
      {state !== 'failed' && !data && <Spinner label={savedTextsCopy.loading} />}
      {data?.length === 0 && <p>{savedTextsCopy[kind].none}</p>}
      <ul className="saved-texts__list">
        {data?.map((saved) => (
          <SavedTextRow key={saved._id} saved={saved} onChanged={finish} copy={copy} />
        ))}
      </ul>
      {data && <NewSavedText kind={kind} onAdded={finish} copy={copy} />}
      <div className="button-row">
        <AsyncButton label={savedTextsCopy.close} isQuiet isPending={false} onClick={() => dialog.current?.close()} />
      </div>
    </dialog>
  );
}
