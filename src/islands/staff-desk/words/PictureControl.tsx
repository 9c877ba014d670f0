import { valueAt } from '../../../lib/copy-values.ts';
import type { ControlProps } from './control-props.ts';
import { type ChoiceField, Options } from './Options.tsx';

/** A choice of our pictures, with the chosen one beside it. Its description is a field of its own. */
export function PictureControl({ field, path, editor, props }: ControlProps<ChoiceField>) {
  const value = String(valueAt(editor.values, path) ?? '');
  const url = field.options.find((option) => option.value === value)?.url;
  const choice = (
    <select {...props} value={value} onChange={({ target }) => editor.change(path, target.value)}>
      <Options field={field} value={value} />
    </select>
  );
  if (url === undefined) return choice;
  return (
    <div className="words-picture">
      <img className="words-picture__image" src={url} alt="" />
      {choice}
    </div>
  );
}
