import type { CopyValue } from '@kindcrate/contract/copy-fields';
import type { SingleField } from '../../../lib/copy-fields.ts';
import { valueAt } from '../../../lib/copy-values.ts';
import type { ControlProps } from './control-props.ts';
import { Options } from './Options.tsx';
import { PictureControl } from './PictureControl.tsx';

/** The input of a single field. */
export function Control({ field, path, editor, props }: ControlProps) {
  const value = String(valueAt(editor.values, path) ?? '');
  const change = (text: string) => editor.change(path, toValue(field, text));
  const input = { ...props, value, onFocus: () => editor.onFocus(path) };
  switch (field.kind) {
    case 'choice':
      return (
        <select {...input} onChange={({ target }) => change(target.value)}>
          <Options field={field} value={value} />
        </select>
      );
    case 'picture':
      return <PictureControl field={field} path={path} editor={editor} props={props} />;
    case 'long text':
      return <textarea {...input} rows={2} onChange={({ target }) => change(target.value)} />;
    default:
      return <input {...input} {...attributesOf(field)} onChange={({ target }) => change(target.value)} />;
  }
}

/** Digits become a number; the API reports what is wrong with anything else. */
function toValue({ kind }: SingleField, text: string): CopyValue {
  return kind === 'number' && /^-?\d{1,15}$/.test(text) ? Number(text) : text;
}

function attributesOf({ kind }: SingleField) {
  if (kind === 'date') return { type: 'date' } as const;
  // Not `type=url`, because most links are paths.
  if (kind === 'link')
    return { inputMode: 'url', autoCapitalize: 'off', spellCheck: false, autoComplete: 'off' } as const;
  if (kind === 'number') return { inputMode: 'numeric', autoComplete: 'off' } as const;
  return { autoComplete: 'off' } as const;
}
