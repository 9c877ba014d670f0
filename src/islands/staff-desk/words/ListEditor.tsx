import { formatMessage } from '@kindcrate/contract/message-format';
import { useRef } from 'react';
import { isInline, type ListField } from '../../../lib/copy-fields.ts';
import { type CopyPath, valueAt } from '../../../lib/copy-values.ts';
import { AsyncButton } from '../../../ui/async-button/AsyncButton.tsx';
import { type Editor, idOf, problemAt } from './editor.ts';
import { FieldProblem } from './FieldProblem.tsx';
import { ListEntry } from './ListEntry.tsx';
import { useListActions } from './use-list-actions.ts';
import './list-editor.scss';
import './words-field.scss';
import '../../../styles/blocks/visually-hidden.scss';

interface Props {
  field: ListField;
  path: CopyPath;
  editor: Editor;
  /** Whether the list is opened separately. The breadcrumbs then show its label. */
  isOpenedSeparately?: boolean;
}

/** The entries of a list, which can be added, removed and moved within the limits of the layout. */
export function ListEditor({ field, path, editor, isOpenedSeparately = false }: Props) {
  const list = useRef<HTMLOListElement>(null);
  const value = valueAt(editor.values, path);
  const entries = Array.isArray(value) ? value : [];
  const actions = useListActions({ field, path, editor, entries, list });
  const { minItems: min, maxItems: max } = field;
  const id = idOf(path);
  const problem = problemAt(editor, path);
  return (
    <fieldset className="words-group" id={id} tabIndex={-1} aria-describedby={problem && `${id}-error`}>
      <legend className={isOpenedSeparately ? 'visually-hidden' : 'words-group__title'}>{field.label}</legend>
      <FieldProblem id={`${id}-error`} problem={problem} path={path} editor={editor} />
      <ol className="words-list" ref={list}>
        {entries.map((_, index) => (
          <ListEntry
            // biome-ignore lint/suspicious/noArrayIndexKey: entries have no ids, and the editor keeps their values
            key={index}
            index={index}
            count={entries.length}
            list={field}
            path={[...path, index]}
            editor={editor}
            actions={actions}
            isOpenedSeparately={!isInline(field.item)}
          />
        ))}
      </ol>
      <div className="words-list__end">
        {entries.length < max && (
          <AsyncButton id={`${id}-add`} label={editor.copy.list.add} isQuiet isPending={false} onClick={actions.add} />
        )}
        <span className="words-list__range">{formatMessage(editor.copy.list.range, { min, max })}</span>
      </div>
    </fieldset>
  );
}
