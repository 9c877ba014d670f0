import type { CopyField } from '@kindcrate/contract/copy-fields';
import { isInline, isSingle } from '../../../lib/copy-fields.ts';
import type { CopyPath } from '../../../lib/copy-values.ts';
import type { Editor } from './editor.ts';
import { ListEditor } from './ListEditor.tsx';
import { SingleField } from './SingleField.tsx';
import './words-field.scss';

interface Props {
  field: CopyField;
  path: CopyPath;
  editor: Editor;
}

/** A field of any kind that is edited in place: a single field, a small group or a short list. */
export function InlineField({ field, path, editor }: Props) {
  if (field.kind === 'list') return <ListEditor field={field} path={path} editor={editor} />;
  if (isSingle(field)) return <SingleField field={field} path={path} editor={editor} />;
  return (
    <fieldset className="words-group">
      <legend className="words-group__title">{field.label}</legend>
      <div className="words-group__fields">
        <GroupFields fields={field.fields} path={path} editor={editor} />
      </div>
    </fieldset>
  );
}

interface GroupProps {
  fields: CopyField[];
  path: CopyPath;
  editor: Editor;
}

/** The fields of a group, without those that are opened separately. */
export function GroupFields({ fields, path, editor }: GroupProps) {
  return fields
    .filter(isInline)
    .map((field) => <InlineField key={field.name} field={field} path={[...path, field.name]} editor={editor} />);
}
