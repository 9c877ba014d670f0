import { formatMessage } from '@kindcrate/contract/message-format';
import type { SingleField as Field } from '../../../lib/copy-fields.ts';
import { type CopyPath, valueAt } from '../../../lib/copy-values.ts';
import { Control } from './Control.tsx';
import { type Editor, idOf, isChangedAt, problemAt } from './editor.ts';
import { FieldProblem } from './FieldProblem.tsx';
import './words-field.scss';
import '../../../styles/blocks/visually-hidden.scss';

interface Props {
  field: Field;
  path: CopyPath;
  editor: Editor;
}

/** A field with its label, length, hint and error message, and a mark if it differs from the live page. */
export function SingleField({ field, path, editor }: Props) {
  const { copy } = editor;
  const id = idOf(path);
  const value = valueAt(editor.values, path);
  const problem = problemAt(editor, path);
  const hint = hintOf(field, copy);
  const max = field.kind === 'text' || field.kind === 'long text' ? field.maxLength : undefined;
  const describedBy = [problem && `${id}-error`, hint && `${id}-hint`, max !== undefined && `${id}-counter`];
  return (
    <div className="field words-field">
      <div className="words-field__head">
        <label className="field__label" htmlFor={id}>
          {field.isOptional ? formatMessage(copy.optional, { label: field.label }) : field.label}
        </label>
        {isChangedAt(editor, path) && <span className="words-tag words-tag--changed">{copy.changed}</span>}
        {max !== undefined && <Counter id={`${id}-counter`} count={String(value ?? '').length} max={max} copy={copy} />}
      </div>
      {hint && (
        <p className="field__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <Control
        field={field}
        path={path}
        editor={editor}
        props={{
          id,
          className: 'field__input',
          'aria-invalid': problem ? true : undefined,
          'aria-describedby': describedBy.filter(Boolean).join(' ') || undefined,
        }}
      />
      <FieldProblem id={`${id}-error`} problem={problem} path={path} editor={editor} />
    </div>
  );
}

function hintOf(field: Field, copy: Editor['copy']): string {
  const names = 'placeholders' in field ? field.placeholders?.join(', ') : '';
  return [field.description, names && formatMessage(copy.placeholders, { names })].filter(Boolean).join(' ');
}

interface CounterProps {
  id: string;
  count: number;
  max: number;
  copy: Editor['copy'];
}

function Counter({ id, count, max, copy }: CounterProps) {
  return (
    <span className="words-field__counter" data-over={count > max || undefined} id={id}>
      {formatMessage(copy.counter, { count, max })} <span className="visually-hidden">{copy.characters}</span>
    </span>
  );
}
