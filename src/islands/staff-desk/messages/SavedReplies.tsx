import type { RefObject } from 'react';
import { savedReplies } from '../../../stores/saved-replies.ts';
import { SelectField } from '../../../ui/field/SelectField.tsx';
import { useResource } from '../../../ui/resource/use-resource.ts';
import type { DeskThreadCopy } from './copy.ts';
import { joinTexts } from './join-texts.ts';

interface Props {
  threadId: string;
  form: RefObject<HTMLFormElement | null>;
  copy: Pick<DeskThreadCopy, 'savedReply' | 'chooseReply'>;
}

/** Fills the field with a saved reply. Renders nothing while there are none: a reply can be typed without them. */
export function SavedReplies({ threadId, form, copy }: Props) {
  const { data = [] } = useResource(savedReplies);
  if (!data.length) return null;
  const choose = (id: string) => {
    const reply = data.find(({ _id }) => _id === id);
    const field = form.current?.querySelector('textarea');
    if (!reply || !field) return;
    field.value = joinTexts(field.value, reply.text);
    // Stores the text in the draft, as if it had been typed.
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    field.focus();
  };
  return (
    <SelectField
      id={`saved-reply-${threadId}`}
      // Without a name, so that it is neither sent nor kept in the draft.
      name=""
      label={copy.savedReply}
      value=""
      onChange={({ target }) => choose(target.value)}
      required={false}
      options={[
        { value: '', label: copy.chooseReply },
        ...data.map(({ _id, title }) => ({ value: _id, label: title })),
      ]}
    />
  );
}
