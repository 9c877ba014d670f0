import { formatMessage } from '@kindcrate/contract/message-format';
import { fieldAt } from '../../../lib/copy-fields.ts';
import { type CopyPath, valueAt } from '../../../lib/copy-values.ts';
import { Icon } from '../preview/Icon.tsx';
import type { Editor } from './editor.ts';

interface Props {
  path: CopyPath;
  editor: Editor;
}

/**
 * Shown above the fields: breadcrumbs that open the levels above the current one, and buttons that open the previous and the next
 * entry of a list.
 */
export function Breadcrumbs({ path, editor }: Props) {
  if (path.length === 0) return null;
  const levels = path.map((_, index) => path.slice(0, index));
  return (
    <div className="words-breadcrumbs">
      <nav aria-label={editor.copy.place}>
        <ol className="words-breadcrumbs__list">
          {levels.map((level) => (
            <li key={level.join('.')}>
              <button className="words-breadcrumbs__link" type="button" onClick={() => editor.open(level)}>
                {labelOf(level, editor)}
              </button>
              <Icon name="next" />
            </li>
          ))}
          <li>
            <b aria-current="location" tabIndex={-1} id="words-level">
              {labelOf(path, editor)}
            </b>
          </li>
        </ol>
      </nav>
      <Neighbors path={path} editor={editor} />
    </div>
  );
}

function labelOf(path: CopyPath, { root, values, copy }: Editor): string {
  const position = path.at(-1);
  if (typeof position !== 'number') return fieldAt(root, path)?.label ?? '';
  const list = valueAt(values, path.slice(0, -1));
  const total = Array.isArray(list) ? list.length : 0;
  return formatMessage(copy.position, { n: position + 1, total });
}

/** The buttons that open the entries before and after the one that is open. */
function Neighbors({ path, editor }: Props) {
  const position = path.at(-1);
  const list = valueAt(editor.values, path.slice(0, -1));
  if (typeof position !== 'number' || !Array.isArray(list)) return null;
  const openEntry = (index: number) => editor.open([...path.slice(0, -1), index]);
  const { previousEntry, nextEntry } = editor.copy;
  return (
    <span className="words-breadcrumbs__neighbors">
      {position > 0 && (
        <button
          className="words-icon-button"
          type="button"
          aria-label={previousEntry}
          onClick={() => openEntry(position - 1)}
        >
          <Icon name="up" />
        </button>
      )}
      {position < list.length - 1 && (
        <button
          className="words-icon-button"
          type="button"
          aria-label={nextEntry}
          onClick={() => openEntry(position + 1)}
        >
          <Icon name="down" />
        </button>
      )}
    </span>
  );
}
