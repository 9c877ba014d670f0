import { limits } from '@kindcrate/contract/limits';
import type { CatalogEntry } from '../../../stores/entry-store.ts';
import { Field } from '../../../ui/field/Field.tsx';
import { TextAreaField } from '../../../ui/field/TextAreaField.tsx';
import { CatalogForm } from './CatalogForm.tsx';
import type { CatalogCopy } from './copy.ts';
import { EntryPreview } from './EntryPreview.tsx';
import { type EntryKind, formNamesOf, selectorOf } from './entry-kinds.ts';
import { ImageFields, useCatalogCrop } from './ImageFields.tsx';
import { useEntryPreview } from './use-entry-preview.ts';
import { useSendEntry } from './use-send-entry.ts';

interface Props<T extends CatalogEntry> {
  kind: EntryKind<T>;
  /** Undefined for a new entry. */
  entry?: T;
  copy: CatalogCopy;
}

/** Creates or edits an entry. */
export function EntryForm<T extends CatalogEntry>({ kind, entry, copy }: Props<T>) {
  const { createEndpoint, updateEndpoint, write, refresh } = kind.entries;
  const { texts, images } = kind;
  const endpoint = entry ? updateEndpoint : createEndpoint;
  const crop = useCatalogCrop();
  const { send, ...upload } = useSendEntry({
    cropImage: crop.cropPhoto,
    write: (body, options) => write(endpoint, body, { ...options, id: entry?._id }),
    revision: entry?.revision,
    uploadCanceled: copy.uploadCanceled,
  });
  const preview = useEntryPreview({ kind, entry, crop, message: copy.preview.shown });
  return (
    <CatalogForm
      name={formNamesOf(kind, entry).fields}
      title={entry ? copy.edit : copy.add}
      submit={entry ? copy.save : copy.create}
      struct={endpoint.body}
      send={send}
      upload={upload}
      preview={{ label: copy.preview.open, show: preview.show, markOutdated: preview.markOutdated }}
      onReset={() => {
        preview.close();
        void crop.choose(undefined);
      }}
      refresh={entry && (() => refresh(entry._id))}
      copy={copy}
    >
      {(field) => (
        <>
          {preview.shown && (
            <EntryPreview
              preview={preview.shown}
              selector={selectorOf(kind, entry)}
              isOutdated={preview.isOutdated}
              copy={copy.preview}
              onClose={preview.close}
            />
          )}
          <Field
            {...field('title')}
            label={copy.title}
            maxLength={limits.line}
            defaultValue={entry?.title}
            autoComplete="off"
          />
          {texts.map(({ name, get }) => (
            <TextAreaField
              key={name}
              {...field(name)}
              label={copy.texts[name]}
              hint={copy.textHint}
              defaultValue={entry ? get(entry) : ''}
              rows={5}
            />
          ))}
          {!entry && <ImageFields field={field} isNew crop={crop} copy={copy} />}
          {entry && images.type === 'single' && (
            <ImageFields field={field} alt={images.getImage(entry).alt} isNew={false} crop={crop} copy={copy} />
          )}
          {(['showFrom', 'hideOn'] as const).map((name) => (
            <Field
              key={name}
              {...field(name)}
              label={copy[name]}
              hint={copy.daysHint}
              required={false}
              type="date"
              defaultValue={entry?.[name] ?? ''}
            />
          ))}
        </>
      )}
    </CatalogForm>
  );
}
