import { formatMessage } from '@kindcrate/contract/message-format';
import type { SavedText } from '@kindcrate/contract/saved-texts';
import { deleteSavedText } from '../../../stores/saved-text-edits.ts';
import { hasStoredDraft } from '../../../ui/form/draft-owner.ts';
import type { DeskOrdersCopy } from '../copy.ts';
import { ConfirmDeletion } from '../needs/ConfirmDeletion.tsx';
import { RowButtons } from '../needs/RowButtons.tsx';
import { useOpenPanel } from '../use-open-panel.ts';
import { SavedTextForm } from './SavedTextForm.tsx';
import { savedTextFormName } from './saved-text-form-name.ts';

interface Props {
  saved: SavedText;
  /** Called with a message after a change. The row may have disappeared. */
  onChanged: (message: string) => void;
  copy: DeskOrdersCopy;
}

/** One saved text, with the buttons that change it. */
export function SavedTextRow({ saved, onChanged, copy }: Props) {
  const { _id: id, kind, title, text } = saved;
  const { savedTexts, failure } = copy;
  const panel = useOpenPanel(hasStoredDraft(savedTextFormName(id)) ? 'form' : undefined);
  const finish = (message: string) => {
    panel.cancel();
    onChanged(message);
  };
  return (
    <li>
      <article className="saved-texts__row" aria-labelledby={`saved-text-${id}`} ref={panel.root}>
        <h3 className="saved-texts__name" id={`saved-text-${id}`}>
          {title}
        </h3>
        {panel.open !== 'form' && <p className="saved-texts__text">{text}</p>}
        {panel.open === 'form' && (
          <SavedTextForm
            kind={kind}
            saved={saved}
            onSaved={finish}
            onGone={() => onChanged(savedTexts.gone)}
            onCancel={panel.cancel}
            copy={copy}
          />
        )}
        {panel.open === 'deletion' && (
          <ConfirmDeletion
            question={formatMessage(savedTexts.deleteQuestion, { title })}
            copy={{ ...savedTexts, failure }}
            onDelete={() => deleteSavedText(saved)}
            onDeleted={onChanged}
            onCancel={panel.cancel}
          />
        )}
        {!panel.open && <RowButtons headingId={`saved-text-${id}`} copy={savedTexts} onOpen={panel.openPanel} />}
      </article>
    </li>
  );
}
