import type { CollectionEntry } from 'astro:content';
import { limits } from '@kindcrate/contract/limits';
import type { Entry } from '../../../stores/staff-entries.ts';
import { Field } from '../../../ui/field/Field.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import { CatalogForm } from './CatalogForm.tsx';
import { asFilledIn } from './entry-fields.ts';
import { formsOf } from './forms.ts';
import { ImageFields } from './ImageFields.tsx';
import type { Kind } from './kinds.ts';
import { useSendEntry } from './use-send-entry.ts';

interface Props {
  kind: Kind<Entry>;
  /** The entry that is edited; a new one without it. */
  entry?: Entry;
  copy: CollectionEntry<'staff'>['data']['catalog'];
}

/** The fields of an entry. */
export function EntryForm({ kind, entry, copy }: Props) {
  const { create, edit, write, refresh } = kind.entries;
  const call = entry ? edit : create;
  const { send, ...upload } = useSendEntry({
    write: (form, writing) => write(call, form, { ...writing, id: entry?._id }),
    revision: entry?.revision,
    stopped: copy.stopped,
  });
  return (
    <CatalogForm
      name={formsOf(kind, entry).words}
      title={entry ? copy.edit : copy.add}
      submit={entry ? copy.save : copy.create}
      struct={asFilledIn(call.body)}
      send={send}
      upload={upload}
      refresh={entry && (() => refresh(entry._id))}
      copy={copy}
    >
      {(field) => (
        <>
          <Field
            {...field('title')}
            label={copy.title}
            maxLength={limits.line}
            defaultValue={entry?.title}
            autoComplete="off"
          />
          {kind.texts.map((text) => (
            <TextField
              key={text}
              {...field(text)}
              label={copy.texts[text]}
              hint={copy.textHint}
              defaultValue={textOf(entry, text)}
              rows={5}
            />
          ))}
          {(!entry || kind.hasOnePicture) && (
            <ImageFields field={field} alt={entry && kind.pictureOf(entry)?.alt} isNew={!entry} copy={copy} />
          )}
        </>
      )}
    </CatalogForm>
  );
}

function textOf(entry: object | undefined, name: string): string {
  const texts: Record<string, unknown> = { ...entry };
  return String(texts[name] ?? '');
}
