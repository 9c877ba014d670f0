import type { CopyValue } from '@kindcrate/contract/copy-fields';
import { formatMessage } from '@kindcrate/contract/message-format';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import { emptyValue, entryName, isInline, type ListField } from '../../../lib/copy-fields.ts';
import type { CopyPath } from '../../../lib/copy-values.ts';
import { type Editor, idOf } from './editor.ts';

interface Options {
  field: ListField;
  path: CopyPath;
  editor: Editor;
  entries: CopyValue[];
  list: RefObject<HTMLOListElement | null>;
}

export type ListActions = ReturnType<typeof useListActions>;

/**
 * The actions on the entries of a list. An entry keeps the focus when it is moved. After an entry has been removed, the focus moves to a
 * neighbor, or to the button that adds an entry.
 */
export function useListActions({ field, path, editor, entries, list }: Options) {
  const { copy } = editor;
  const nameOf = (index: number) => entryName(entries[index]) || formatMessage(copy.list.entry, { n: index + 1 });
  const change = (next: CopyValue[], message: string) => {
    // Synchronously, because the focus moves to a control of the new list.
    flushSync(() => editor.change(path, next));
    editor.announce(message);
  };
  const focusButton = (index: number, name: string) => {
    const entry = list.current?.children[index];
    const enabled = 'button[value]:not([aria-disabled=true])';
    const button = entry?.querySelector<HTMLElement>(`${enabled}[value="${name}"]`);
    (button ?? entry?.querySelector<HTMLElement>(enabled))?.focus();
  };
  return {
    nameOf,
    move(index: number, step: 1 | -1) {
      const target = index + step;
      const [moved] = entries.slice(index, index + 1);
      if (moved === undefined || target < 0 || target >= entries.length) return;
      const values = { name: nameOf(index), n: target + 1, total: entries.length };
      change(entries.toSpliced(index, 1).toSpliced(target, 0, moved), formatMessage(copy.list.moved, values));
      focusButton(target, step > 0 ? 'down' : 'up');
    },
    remove(index: number) {
      change(entries.toSpliced(index, 1), formatMessage(copy.list.removed, { name: nameOf(index) }));
      if (entries.length > 1) focusButton(Math.min(index, entries.length - 2), 'remove');
      else document.getElementById(`${idOf(path)}-add`)?.focus();
    },
    add() {
      const entry = [...path, entries.length];
      const name = formatMessage(copy.list.entry, { n: entries.length + 1 });
      change([...entries, emptyValue(field.item)], formatMessage(copy.list.added, { name }));
      if (!isInline(field.item)) return editor.open(entry);
      list.current?.lastElementChild?.querySelector<HTMLElement>('input, textarea, select')?.focus();
    },
  };
}
