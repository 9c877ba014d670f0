import type { CopyField, CopyValue } from '@kindcrate/contract/copy-fields';
import { formatMessage } from '@kindcrate/contract/message-format';
import { entryName } from '../../../lib/copy-fields.ts';
import { type CopyPath, valueAt } from '../../../lib/copy-values.ts';
import { Icon } from '../preview/Icon.tsx';
import { countProblems, type Editor, isChangedAt } from './editor.ts';
import './nested.scss';

interface Props {
  fields: CopyField[];
  path: CopyPath;
  editor: Editor;
}

/** A button for each group or list that is too large to edit in place. It opens that group or list. */
export function NestedFields({ fields, path, editor }: Props) {
  if (fields.length === 0) return null;
  return (
    <section className="words-nested" aria-labelledby="words-nested">
      <h2 className="words-nested__title" id="words-nested">
        {editor.copy.further}
      </h2>
      <ul className="words-nested__list">
        {fields.map((field) => (
          <li key={field.name}>
            <NestedRow field={field} path={[...path, field.name]} editor={editor} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function NestedRow({ field, path, editor }: { field: CopyField; path: CopyPath; editor: Editor }) {
  const problemCount = countProblems(editor, path);
  const { copy } = editor;
  return (
    <button className="words-nested__row" type="button" onClick={() => editor.open(path)}>
      <span>{field.label}</span>
      {isChangedAt(editor, path) && <span className="words-tag words-tag--changed">{copy.changed}</span>}
      {problemCount > 0 && (
        <span className="words-tag words-tag--problem">{formatMessage(copy.problems, { count: problemCount })}</span>
      )}
      <span className="words-nested__note">{summarize(valueAt(editor.values, path), copy)}</span>
      <Icon name="next" />
    </button>
  );
}

function summarize(value: CopyValue | undefined, copy: Editor['copy']): string {
  return Array.isArray(value) ? formatMessage(copy.list.count, { count: value.length }) : entryName(value);
}
