import type { CopyField } from '@kindcrate/contract/copy-fields';
import { formatMessage } from '@kindcrate/contract/message-format';
import { isSingle, type ListField } from '../../../lib/copy-fields.ts';
import type { CopyPath } from '../../../lib/copy-values.ts';
import { Icon } from '../preview/Icon.tsx';
import { countProblems, type Editor, isChangedAt } from './editor.ts';
import { SingleField } from './SingleField.tsx';
import type { ListActions } from './use-list-actions.ts';

interface Props {
  list: ListField;
  /** From 0. */
  index: number;
  count: number;
  path: CopyPath;
  editor: Editor;
  actions: ListActions;
  /** Whether the entry is shown as a button that opens its fields, instead of as the fields themselves. */
  isOpenedSeparately: boolean;
}

/** One entry of a list: its fields or a button that opens them, and buttons that move and remove it. */
export function ListEntry({ list, index, count, path, editor, actions, isOpenedSeparately }: Props) {
  const name = actions.nameOf(index);
  const copy = editor.copy.list;
  const hasFixedLength = list.minItems === list.maxItems && count === list.minItems;
  return (
    <li className="words-entry" data-opens={isOpenedSeparately || undefined}>
      {isOpenedSeparately ? (
        <OpenButton name={name} path={path} editor={editor} />
      ) : (
        <EntryFields item={list.item} path={path} editor={editor} />
      )}
      <span className="words-entry__actions">
        <IconButton
          value="up"
          label={formatMessage(copy.moveUp, { name })}
          isDisabled={index === 0}
          onClick={() => actions.move(index, -1)}
        />
        <IconButton
          value="down"
          label={formatMessage(copy.moveDown, { name })}
          isDisabled={index === count - 1}
          onClick={() => actions.move(index, 1)}
        />
        {!hasFixedLength && (
          <IconButton
            value="remove"
            label={formatMessage(copy.remove, { name })}
            isDisabled={count <= list.minItems}
            onClick={() => actions.remove(index)}
          />
        )}
      </span>
    </li>
  );
}

function OpenButton({ name, path, editor }: Pick<Props, 'path' | 'editor'> & { name: string }) {
  const problemCount = countProblems(editor, path);
  return (
    <button className="words-entry__open" type="button" onClick={() => editor.open(path)}>
      <span className="words-entry__name">{name}</span>
      {isChangedAt(editor, path) && <span className="words-tag words-tag--changed">{editor.copy.changed}</span>}
      {problemCount > 0 && (
        <span className="words-tag words-tag--problem">
          {formatMessage(editor.copy.problems, { count: problemCount })}
        </span>
      )}
    </button>
  );
}

/** Entries that are edited in place have only single fields. */
function EntryFields({ item, path, editor }: Pick<Props, 'path' | 'editor'> & { item: CopyField }) {
  if (isSingle(item)) return <SingleField field={item} path={path} editor={editor} />;
  if (item.kind !== 'group') return null;
  return (
    <div className="words-group__fields">
      {item.fields.filter(isSingle).map((field) => (
        <SingleField key={field.name} field={field} path={[...path, field.name]} editor={editor} />
      ))}
    </div>
  );
}

interface IconButtonProps {
  value: 'up' | 'down' | 'remove';
  label: string;
  isDisabled: boolean;
  onClick: () => void;
}

/** Stays focusable while disabled, so that the focus is not lost when an entry has reached an end of the list. */
function IconButton({ value, label, isDisabled, onClick }: IconButtonProps) {
  return (
    <button
      className="words-icon-button"
      type="button"
      value={value}
      aria-label={label}
      aria-disabled={isDisabled || undefined}
      onClick={isDisabled ? undefined : onClick}
    >
      <Icon name={value} />
    </button>
  );
}
