import { DraftNote } from './DraftNote.tsx';
import { OfflineNote } from './OfflineNote.tsx';
import type { FormDraft } from './use-draft.ts';
import type { Problem } from './use-form.ts';

interface Props {
  draft: FormDraft;
  problem: Problem | undefined;
  copy: { draftRestored: string; clearDraft: string; offline: string };
}

/** What a form that keeps a draft says of itself, beside what came of sending it. */
export function FormNotes({ draft, problem, copy }: Props) {
  return (
    <>
      <DraftNote draft={draft} copy={copy} />
      <OfflineNote problem={problem} text={copy.offline} />
    </>
  );
}
