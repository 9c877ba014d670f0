import type { SavedTextKind } from '@kindcrate/contract/saved-texts';
import type { RefObject } from 'react';
import { savedTexts } from '../../../stores/saved-texts.ts';
import { SelectField } from '../../../ui/field/SelectField.tsx';
import { useResource } from '../../../ui/resource/use-resource.ts';
import { useRole } from '../../../ui/use-role.ts';
import type { SavedTextsCopy } from './copy.ts';
import { joinTexts } from './join-texts.ts';
import '../../../styles/blocks/link.scss';
import './saved-texts.scss';

interface Props {
  kind: SavedTextKind;
  /** What the HTML ids begin with. */
  name: string;
  /** The form with the field that the chosen text fills. */
  form: RefObject<HTMLFormElement | null>;
  /** Opens the editor, which cannot be rendered here, because a form cannot contain other forms. */
  onEdit: () => void;
  copy: SavedTextsCopy;
}

/** Adds a saved text to the field below. If there are no saved texts, only staff see anything, because only they can add one. */
export function SavedTextChoice({ kind, name, form, onEdit, copy }: Props) {
  const { data = [] } = useResource(savedTexts[kind]);
  const isStaff = useRole() === 'staff';
  const { label, choose, manage } = copy[kind];
  const insert = (id: string) => {
    const saved = data.find(({ _id }) => _id === id);
    const field = form.current?.querySelector('textarea');
    if (!saved || !field) return;
    field.value = joinTexts(kind, field.value, saved.text);
    // The form stores its draft after this event, as it does when someone types.
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    field.focus();
  };
  if (!data.length && !isStaff) return null;
  return (
    <div className="saved-text-choice">
      {data.length > 0 && (
        <SelectField
          id={`${name}-saved`}
          // The choice has no name, so that it is neither sent nor kept in the draft.
          name=""
          label={label}
          value=""
          onChange={({ target }) => insert(target.value)}
          required={false}
          options={[{ value: '', label: choose }, ...data.map(({ _id, title }) => ({ value: _id, label: title }))]}
        />
      )}
      {isStaff && (
        <button className="link" type="button" onClick={onEdit}>
          {manage}
        </button>
      )}
    </div>
  );
}
