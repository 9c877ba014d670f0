import { formatMessage } from '@kindcrate/contract/message-format';
import type { NeedCategory } from '@kindcrate/contract/needs';
import type { StaffNeed } from '@kindcrate/contract/staff-needs';
import { deleteNeed } from '../../../stores/staff-needs.ts';
import { hasStoredDraft } from '../../../ui/form/draft-owner.ts';
import type { StaffDeskCopy } from '../copy.ts';
import { useOpenPanel } from '../use-open-panel.ts';
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
  const panel = useOpenPanel(hasStoredDraft(needFormName(id)) ? 'form' : undefined);
  const finish = (text: string) => {
    panel.close();
    onChanged(text);
  };
  const refresh = useRefresh(id, needs.reloadLatest, finish);
  return (
    <article className="need" aria-labelledby={`need-${id}`} ref={panel.root}>
      <NeedSummary need={need} categories={categories} copy={needs} />
      {panel.open === 'form' && (
        <NeedForm need={need} copy={copy} onSaved={finish} refresh={refresh} onCancel={panel.cancel} />
      )}
      {panel.open === 'deletion' && (
        <ConfirmDeletion
          question={formatMessage(needs.deleteQuestion, { title: words })}
          copy={needs}
          onDelete={() => deleteNeed(id)}
          onDeleted={onChanged}
          onCancel={panel.cancel}
        />
      )}
      {!panel.open && (
        <NeedActions need={need} copy={needs} onOpen={panel.openPanel} onChanged={finish} refresh={refresh} />
      )}
      {message && !panel.open && <p className="notice notice--status">{message}</p>}
    </article>
  );
}
