import type { CopyField } from '@kindcrate/contract/copy-fields';
import { readUploadedPicture, toUploadedImage } from '@kindcrate/contract/uploaded-pictures';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { resolveApiUrl } from '../../../lib/api-url.ts';
import { valueAt } from '../../../lib/copy-values.ts';
import { onDemand } from '../../../lib/on-demand.ts';
import { OnDemandPart } from '../../../ui/on-demand/OnDemandPart.tsx';
import type { ControlProps } from './control-props.ts';
import { Options } from './Options.tsx';
import './words-picture.scss';

const lazyPictureUpload = onDemand('PictureUpload', async () => (await import('./PictureUpload.tsx')).PictureUpload);

export type PictureField = Extract<CopyField, { kind: 'picture' }>;

/** A choice of the site's pictures with the chosen one beside it, and a button that opens the form for uploading another one. */
export function PictureControl({ field, path, editor, props }: ControlProps<PictureField>) {
  const [isOpen, setOpen] = useState(false);
  const { picture: copy } = editor.copy;
  const value = String(valueAt(editor.values, path) ?? '');
  const url = urlOf(field, value);
  const close = () => {
    flushSync(() => setOpen(false));
    // The form with the focused button is gone.
    document.getElementById(props.id)?.focus();
  };
  return (
    <div className="words-picture">
      {url && <img className="words-picture__image" src={url} alt="" />}
      <div className="words-picture__choice">
        <select {...props} value={value} onChange={({ target }) => editor.change(path, target.value)}>
          <Options field={field} value={value} />
        </select>
        {field.shape && (
          <button
            className="button button--small button--quiet"
            type="button"
            aria-expanded={isOpen}
            onFocus={() => lazyPictureUpload.prefetch()}
            onClick={() => setOpen(!isOpen)}
          >
            {copy.open}
          </button>
        )}
      </div>
      {isOpen && field.shape && (
        <div className="words-picture__upload">
          <OnDemandPart
            code={lazyPictureUpload}
            copy={copy}
            props={{ name: props.id, path, shape: field.shape, editor, onClose: close }}
          />
        </div>
      )}
    </div>
  );
}

function urlOf({ options }: PictureField, value: string): string | undefined {
  const uploaded = readUploadedPicture(value);
  if (uploaded) return resolveApiUrl(toUploadedImage(uploaded).thumbnailUrl);
  return options.find((option) => option.value === value)?.url;
}
