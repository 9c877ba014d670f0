import { useEffect, useRef } from 'react';
import { fieldAt, isInline } from '../../../lib/copy-fields.ts';
import type { CopyPath } from '../../../lib/copy-values.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import type { Editor } from './editor.ts';
import { GroupFields, InlineField } from './InlineField.tsx';
import { ListEditor } from './ListEditor.tsx';
import { NestedFields } from './NestedFields.tsx';

interface Props {
  /** The path of the page, group, list or entry that is open. */
  path: CopyPath;
  editor: Editor;
}

/** The fields of the level that is open, and buttons that open the levels below it. */
export function OpenLevel({ path, editor }: Props) {
  const field = fieldAt(editor.root, path);
  const level = path.join('.');
  const last = useRef(level);
  useEffect(() => {
    // The button that opened this level is gone, so the focus would be lost. A field that was opened because of its problem
    // has the focus already.
    if (last.current !== level && document.activeElement === document.body) focusLevel();
    last.current = level;
  }, [level]);
  if (!field) return null;
  return (
    <div className="words-level">
      <Breadcrumbs path={path} editor={editor} />
      {field.kind === 'list' && <ListEditor field={field} path={path} editor={editor} isOpenedSeparately />}
      {field.kind === 'group' && (
        <>
          <GroupFields fields={field.fields} path={path} editor={editor} />
          <NestedFields fields={field.fields.filter((part) => !isInline(part))} path={path} editor={editor} />
        </>
      )}
      {field.kind !== 'list' && field.kind !== 'group' && <InlineField field={field} path={path} editor={editor} />}
    </div>
  );
}

/**
 * Focuses the last breadcrumb. The top level of a page has no breadcrumbs, so the field that chooses the page gets the
 * focus there.
 */
function focusLevel(): void {
  (document.getElementById('words-level') ?? document.getElementById('words-page'))?.focus();
}
