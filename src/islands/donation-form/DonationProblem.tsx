import { ErrorSummary } from '../../ui/form/ErrorSummary.tsx';
import type { Problem } from '../../ui/form/form-state.ts';
import type { FormDraft } from '../../ui/form/use-draft.ts';
import { AlreadySent } from './AlreadySent.tsx';
import type { DonationFormCopy } from './copy.ts';
import { addItemNumbers } from './items/add-item-numbers.ts';

interface Props {
  problem: Problem | undefined;
  formName: string;
  copy: DonationFormCopy;
  draft: FormDraft;
}

/** Shows why a donation was not sent. Messages about an item contain its number. */
export function DonationProblem({ problem, formName, copy, draft }: Props) {
  const sendAnother = () => {
    draft.renewKey();
    draft.ref.current?.requestSubmit();
  };
  if (problem?.cause?.code === 'idempotency_key_reused') return <AlreadySent copy={copy} onSendAnother={sendAnother} />;
  const numbered = problem && { ...problem, fields: addItemNumbers(problem.fields, copy.items.problem) };
  return <ErrorSummary problem={numbered} formName={formName} />;
}
