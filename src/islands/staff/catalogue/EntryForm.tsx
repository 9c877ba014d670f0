import type { CollectionEntry } from 'astro:content';
import type { Entry } from '../../../stores/staff-catalogue.ts';
import { ErrorSummary } from '../../error-summary/ErrorSummary.tsx';
import { Field } from '../../field/Field.tsx';
import { TextField } from '../../field/TextField.tsx';
import { OutcomeNotice } from '../../form/OutcomeNotice.tsx';
import { SubmitButton } from '../../form/SubmitButton.tsx';
import { useForm } from '../../form/use-form.ts';
import type { Kind } from './kinds.ts';
import { PictureFields } from './PictureFields.tsx';

interface Props {
  kind: Kind<Entry>;
  /** The entry that is edited; a new one without it. */
  entry?: Entry;
  copy: CollectionEntry<'staff'>['data']['catalogue'];
}

/** The fields of an entry. */
export function EntryForm({ kind, entry, copy }: Props) {
  const { create, edit, write } = kind.entries;
  const call = entry ? edit : create;
  const form = useForm({
    name: `entry-${entry?._id ?? 'new'}`,
    struct: call.body,
    problems: copy.problems,
    failure: copy.failure,
    send: async (_, element) => ({
      message: await write(call, new FormData(element), entry?._id),
      resets: entry === undefined,
    }),
  });
  const textOf = (name: string) => String((entry as Record<string, unknown> | undefined)?.[name] ?? '');
  return (
    <form className="form" {...form.props}>
      <ErrorSummary {...form.summary} />
      {entry && <input type="hidden" name="revision" value={entry.revision} />}
      <Field {...form.field('title')} label={copy.title} defaultValue={entry?.title} autoComplete="off" />
      {kind.texts.map((name) => (
        <TextField
          key={name}
          {...form.field(name)}
          label={name === 'description' ? copy.description : copy.info}
          hint={copy.infoHint}
          defaultValue={textOf(name)}
          rows={5}
        />
      ))}
      {(!entry || kind.hasOnePicture) && (
        <PictureFields field={form.field} alt={entry && kind.pictureOf(entry)?.alt} isNew={!entry} copy={copy} />
      )}
      <SubmitButton label={entry ? copy.save : copy.create} isPending={form.isPending} />
      <OutcomeNotice outcome={form.outcome} />
    </form>
  );
}
