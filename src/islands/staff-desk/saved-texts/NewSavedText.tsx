import type { SavedTextKind } from '@kindcrate/contract/saved-texts';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { AsyncButton } from '../../../ui/async-button/AsyncButton.tsx';
import { hasStoredDraft } from '../../../ui/form/draft-owner.ts';
import type { DeskOrdersCopy } from '../copy.ts';
import { SavedTextForm } from './SavedTextForm.tsx';
import { savedTextFormName } from './saved-text-form-name.ts';

interface Props {
  kind: SavedTextKind;
  /** Called with the API's message. */
  onAdded: (message: string) => void;
  copy: DeskOrdersCopy;
}

/** A button that opens the form for a new text. */
export function NewSavedText({ kind, onAdded, copy }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(() => hasStoredDraft(savedTextFormName(kind)));
  const toggleForm = (isShown: boolean, focusSelector: string) => {
    flushSync(() => setOpen(isShown));
    root.current?.querySelector<HTMLElement>(focusSelector)?.focus();
  };
  const finish = (message: string) => {
    toggleForm(false, 'button');
    onAdded(message);
  };
  return (
    <div ref={root}>
      {isOpen ? (
        <SavedTextForm kind={kind} onSaved={finish} onCancel={() => toggleForm(false, 'button')} copy={copy} />
      ) : (
        <AsyncButton
          label={copy.savedTexts[kind].add}
          isPending={false}
          onClick={() => toggleForm(true, 'input:not([type=hidden])')}
        />
      )}
    </div>
  );
}
