import type { FormDraft } from './use-draft.ts';

interface Props {
  draft: Pick<FormDraft, 'restored' | 'clear'>;
  copy: { draftRestored: string; clearDraft: string };
}

/** Says that the form was filled in before, with a way to start afresh. */
export function DraftNote({ draft, copy }: Props) {
  if (!draft.restored || Object.keys(draft.restored.fields).length === 0) return null;
  return (
    <div className="notice notice--kept">
      <p>{copy.draftRestored}</p>
      <button className="button button--quiet button--small" type="button" onClick={draft.clear}>
        {copy.clearDraft}
      </button>
    </div>
  );
}
