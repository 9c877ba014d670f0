import { formatMessage } from '@kindcrate/contract/message-format';
import type { NeedCategory } from '@kindcrate/contract/needs';
import type { StaffNeed } from '@kindcrate/contract/staff-needs';
import { deleteNeed } from '../../../stores/staff-needs.ts';
import { hasStoredDraft } from '../../../ui/form/draft-owner.ts';
import type { StaffDeskCopy } from '../copy.ts';
import { useOpenPart } from '../use-open-part.ts';
import { ConfirmDeletion } from './ConfirmDeletion.tsx';
import { NeedActions } from './NeedActions.tsx';
import { NeedForm } from './NeedForm.tsx';
import { NeedSummary } from './NeedSummary.tsx';
import { needFormName } from './need-form-name.ts';
import { useRefresh } from './use-refresh.ts';

interface Props {
  need: StaffNeed;
  categories: readonly NeedCategory[];
  /** The API's message about the latest change to this need. */
  message?: string | undefined;
  copy: StaffDeskCopy;
  /** Called after a change. The row may have moved to another part of the list, or disappeared. */
  onChanged: (message: string) => void;
}

/** One need, with its progress and the actions that change it. */
export function NeedRow({ need, categories, message, copy, onChanged }: Props) {
  const { _id: id, words } = need;
  const { needs } = copy;
  const part = useOpenPart(hasStoredDraft(needFormName(id)) ? 'form' : undefined);
  const finish = (text: string) => {
    part.close();
    onChanged(text);
  };
  const refresh = useRefresh(id, needs.reloadLatest, finish);
  return (
    <article className="need" aria-labelledby={`need-${id}`} ref={part.root}>
      <NeedSummary need={need} categories={categories} copy={needs} />
      {part.open === 'form' && (
        <NeedForm need={need} copy={copy} onSaved={finish} refresh={refresh} onCancel={part.cancel} />
      )}
      {part.open === 'deletion' && (
        <ConfirmDeletion
          question={formatMessage(needs.deleteQuestion, { title: words })}
          copy={needs}
          onDelete={() => deleteNeed(id)}
          onDeleted={onChanged}
          onCancel={part.cancel}
        />
      )}
      {!part.open && (
        <NeedActions need={need} copy={needs} onOpen={part.openPart} onChanged={finish} refresh={refresh} />
      )}
      {message && !part.open && <p className="notice notice--status">{message}</p>}
    </article>
  );
}
