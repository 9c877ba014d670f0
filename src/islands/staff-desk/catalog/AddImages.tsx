import { limits } from '@kindcrate/contract/limits';
import { formatMessage } from '@kindcrate/contract/message-format';
import type { StaffOrganization } from '@kindcrate/contract/staff-organizations';
import { type ChangeEvent, type DragEvent, type SubmitEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { staffOrganizations } from '../../../stores/staff-organizations.ts';
import { ReloadButton } from '../../../ui/async-button/ReloadButton.tsx';
import { Field } from '../../../ui/field/Field.tsx';
import { SubmitButton } from '../../../ui/form/SubmitButton.tsx';
import { SortableList } from '../../../ui/sortable-list/SortableList.tsx';
import { UploadProgress } from '../../../ui/upload-progress/UploadProgress.tsx';
import type { CatalogCopy } from './copy.ts';
import { NewImageRow } from './NewImageRow.tsx';
import { useNewImages } from './use-new-images.ts';
import '../../../styles/blocks/notice-parts.scss';
import '../../../ui/field/file-field.scss';
import './new-images.scss';

interface Props {
  organization: StaffOrganization;
  copy: CatalogCopy;
}

/** Adds images at the end of an organization's gallery: several files at once, each with its own crop and text alternative. */
export function AddImages({ organization, copy }: Props) {
  const { newImages: newImagesCopy } = copy;
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const { images, room, max, result, isPending, sending, add, send, showResult, move, clearAltError, remove } =
    useNewImages(organization, copy);
  const focus = (selector: string) => form.current?.querySelector<HTMLElement>(selector)?.focus();

  const onChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    add([...(currentTarget.files ?? [])]);
    // If the field kept its value, choosing the same file again would not be a change.
    currentTarget.value = '';
  };
  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    await send(new Map([...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)])));
    focus('[aria-invalid]');
    if (!document.activeElement?.matches('[aria-invalid]')) focus('[data-result]');
  };
  const onRemove = (image: { _id: string; title: string }) => {
    flushSync(() => {
      remove(image._id);
      setAnnouncement(formatMessage(newImagesCopy.removed, { title: image.title }));
    });
    focus('input[type=file]');
  };
  return (
    <form
      className="form desk-form new-images"
      aria-label={newImagesCopy.title}
      method="post"
      noValidate
      ref={form}
      onSubmit={(event) => void onSubmit(event)}
      {...dropHandlers(add)}
    >
      <h3 className="desk-form__title">{newImagesCopy.title}</h3>
      <div role="status">
        {result && (
          <div className={`notice notice--${result.isProblem ? 'alert' : 'status'}`} tabIndex={-1} data-result>
            <p>{result.message}</p>
            <ReloadButton
              cause={result.cause}
              copy={copy.reloadLatest}
              load={() => staffOrganizations.refresh(organization._id)}
              onLoaded={() => showResult(copy.reloadLatest.doneWithDraft)}
            />
          </div>
        )}
      </div>
      {room > 0 ? (
        <Field
          id={`${id}-files`}
          label={newImagesCopy.choose}
          hint={`${copy.imageHint} ${formatMessage(newImagesCopy.hint, { room, max })}`}
          type="file"
          multiple
          required={false}
          accept={limits.image.types.join()}
          onChange={onChange}
        />
      ) : (
        <p className="quiet">{formatMessage(newImagesCopy.full, { max })}</p>
      )}
      {images.length > 0 && (
        <>
          <SortableList items={images} label={newImagesCopy.list} copy={newImagesCopy.order} onMove={move}>
            {(image) => (
              <NewImageRow
                image={image}
                copy={copy}
                croppers={sending.croppers}
                onAltChange={() => clearAltError(image._id)}
                onRemove={() => onRemove(image)}
              />
            )}
          </SortableList>
          <UploadProgress
            progress={sending.progress}
            label={copy.uploading}
            cancelLabel={copy.cancel}
            onCancel={sending.cancel}
          />
          <SubmitButton label={formatMessage(newImagesCopy.send, { count: images.length })} isPending={isPending} />
        </>
      )}
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </form>
  );
}

/** Handlers that add the files that are dropped on the form. By default, a browser would leave the page to open the files. */
function dropHandlers(add: (files: File[]) => void) {
  const hasFiles = ({ dataTransfer: { types } }: DragEvent) => types.includes('Files');
  return {
    onDragOver: (event: DragEvent) => hasFiles(event) && event.preventDefault(),
    onDrop: (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      add([...event.dataTransfer.files]);
    },
  };
}
