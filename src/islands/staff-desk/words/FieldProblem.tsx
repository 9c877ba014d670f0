import { formatMessage } from '@kindcrate/contract/message-format';
import type { CopyProblem } from '@kindcrate/contract/staff-copy';
import type { CopyPath } from '../../../lib/copy-values.ts';
import { type Editor, idOf } from './editor.ts';
import '../../../styles/blocks/link.scss';

interface Props {
  id: string;
  problem: CopyProblem | undefined;
  path: CopyPath;
  editor: Editor;
}

/** What is wrong with a field, and a button that fixes it if the API suggests how. */
export function FieldProblem({ id, problem, path, editor }: Props) {
  if (!problem) return null;
  const { fix } = problem;
  const apply = (value: string) => {
    editor.change(path, value);
    // The button is gone once the field is correct.
    document.getElementById(idOf(path))?.focus();
  };
  return (
    <p className="field__error words-field__error">
      <span id={id}>{problem.message}</span>{' '}
      {fix !== undefined && (
        <button className="link" type="button" onClick={() => apply(fix)}>
          {formatMessage(editor.copy.use, { value: fix })}
        </button>
      )}
    </p>
  );
}
