import type { SavedTextKind } from '@kindcrate/contract/saved-texts';
import { type RefObject, useState } from 'react';
import { OnDemandPart } from '../../../ui/on-demand/OnDemandPart.tsx';
import type { DeskOrdersCopy } from '../copy.ts';
import { lazySavedTextsDialog } from './lazy-saved-texts-dialog.ts';
import { SavedTextChoice } from './SavedTextChoice.tsx';

/** What a form needs for the saved texts of one kind. */
export function useSavedTexts(kind: SavedTextKind, copy: DeskOrdersCopy) {
  const [isEditing, setEditing] = useState(false);
  return {
    /** The choice above the field of a form. @param name the prefix of the ids */
    choice: (name: string, form: RefObject<HTMLFormElement | null>) => (
      <SavedTextChoice kind={kind} name={name} form={form} onEdit={() => setEditing(true)} copy={copy.savedTexts} />
    ),
    /** The editor, if it is open. Render it outside the form, because a form cannot contain other forms. */
    editor: isEditing && (
      <OnDemandPart
        code={lazySavedTextsDialog}
        copy={copy.savedTexts}
        props={{ kind, onClose: () => setEditing(false), copy }}
      />
    ),
  };
}
