import { useRef, useState } from 'react';
import { ActionNotice } from '../../../ui/async-button/ActionNotice.tsx';
import { AsyncButton } from '../../../ui/async-button/AsyncButton.tsx';
import { ReloadButton } from '../../../ui/async-button/ReloadButton.tsx';
import { useAsyncAction } from '../../../ui/async-button/use-async-action.ts';
import { ImageCrop } from '../../../ui/image-crop/ImageCrop.tsx';
import type { CatalogCopy } from './copy.ts';
import { maxSide } from './ImageFields.tsx';
import { useStoredCrop } from './use-stored-crop.ts';

interface Props {
  /** The URL of the stored image. */
  url: string;
  /** The label of the button that opens the crop. */
  label: string;
  /** Replaces the stored image with the cropped one. Returns the API's message. */
  save: (image: Blob) => Promise<string>;
  /** Loads the latest version after a conflict. */
  refresh: () => Promise<void>;
  copy: CatalogCopy;
}

/** Crops a stored image, and sends the result as a new image that replaces the stored one. */
export function StoredCrop({ url, label, save, refresh, copy }: Props) {
  const { storedCrop } = copy;
  const { step, crop, open, close, cropImage } = useStoredCrop(url);
  const [hint, setHint] = useState('');
  const action = useAsyncAction(copy.failure);
  const root = useRef<HTMLDivElement>(null);
  const focus = (selector: string) => root.current?.querySelector<HTMLElement>(selector)?.focus();

  const begin = async () => {
    setHint('');
    await open();
    focus('[role="application"]');
  };
  const end = () => {
    close();
    focus('button');
  };
  const finish = async () => {
    const image = await cropImage();
    setHint(image ? '' : storedCrop.whole);
    if (image && (await action.run(() => save(image))) !== undefined) end();
  };
  const { photo } = crop;
  const hasFailed = step === 'failed' || photo.state === 'unreadable';
  const isOpen = step === 'open' && photo.state === 'ready';
  return (
    <div className="stored-crop" ref={root}>
      {!isOpen && (
        <div className="button-row">
          <AsyncButton label={label} isQuiet isPending={step === 'loading'} onClick={() => void begin()} />
        </div>
      )}
      {isOpen && (
        <>
          <ImageCrop image={photo.image} crop={crop.crop} maxSide={maxSide} copy={copy} onChange={crop.setCrop} />
          <div className="button-row">
            <AsyncButton label={storedCrop.save} isPending={action.isPending} onClick={() => void finish()} />
            <AsyncButton label={storedCrop.cancel} isQuiet isPending={false} onClick={end} />
          </div>
        </>
      )}
      <p role="status">{hasFailed ? storedCrop.failed : hint}</p>
      <ActionNotice action={action}>
        <ReloadButton
          cause={action.result?.cause}
          copy={copy.reloadLatest}
          load={refresh}
          onLoaded={() => action.showSuccess(copy.reloadLatest.done)}
        />
      </ActionNotice>
    </div>
  );
}
