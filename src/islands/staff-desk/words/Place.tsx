import { useEffect, useRef } from 'react';
import { fieldAt, isInline } from '../../../lib/copy-fields.ts';
import type { CopyPath } from '../../../lib/copy-values.ts';
import { Crumbs } from './Crumbs.tsx';
import type { Editor } from './editor.ts';
import { Fields, GroupFields } from './Fields.tsx';
import { Further } from './Further.tsx';
import { ListEditor } from './ListEditor.tsx';

interface Props {
  /** The page, group, list or entry that is open. */
  path: CopyPath;
  editor: Editor;
}

/** The fields of what is open, and what can be opened from there. */
export function Place({ path, editor }: Props) {
  const field = fieldAt(editor.root, path);
  const place = path.join('.');
  const last = useRef(place);
  useEffect(() => {
    // The button that opened this place is gone. If a field was to get the focus, it already has it.
    if (last.current !== place && document.activeElement === document.body) focusPlace();
    last.current = place;
  }, [place]);
  if (!field) return null;
  return (
    <div className="words-place">
      <Crumbs path={path} editor={editor} />
      {field.kind === 'list' && <ListEditor field={field} path={path} editor={editor} isPlace />}
      {field.kind === 'group' && (
        <>
          <GroupFields fields={field.fields} path={path} editor={editor} />
          <Further fields={field.fields.filter((part) => !isInline(part))} path={path} editor={editor} />
        </>
      )}
      {field.kind !== 'list' && field.kind !== 'group' && <Fields field={field} path={path} editor={editor} />}
    </div>
  );
}

/** The last of the breadcrumbs, or at the top of the page the choice of the page, which is above it. */
function focusPlace(): void {
  (document.getElementById('words-place') ?? document.getElementById('words-page'))?.focus();
}
