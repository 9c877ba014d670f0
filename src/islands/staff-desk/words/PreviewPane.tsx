import type { CopyValue, CopyValues } from '@kindcrate/contract/copy-fields';
import { formatMessage } from '@kindcrate/contract/message-format';
import type { CopyPage } from '@kindcrate/contract/staff-copy';
import { useState } from 'react';
import { type CopyPath, valueAt } from '../../../lib/copy-values.ts';
import { TryAgain } from '../../../ui/try-again/TryAgain.tsx';
import type { PreviewCopy } from './copy.ts';
import { OpenPage } from './OpenPage.tsx';
import { PreviewFrame, type PreviewWidth, type Scheme } from './PreviewFrame.tsx';
import { Switch } from './Switch.tsx';
import { usePreview } from './use-preview.ts';
import './preview.scss';
import '../../../styles/blocks/quiet.scss';

interface Props {
  page: Pick<CopyPage, '_id' | 'path' | 'preview'>;
  values: CopyValues;
  isDraft: boolean;
  /** The path of the field that is being edited. */
  edited: CopyPath | undefined;
  copy: PreviewCopy;
}

/** The page as it would be with the values of the editor. */
export function PreviewPane({ page: { _id: name, path, preview }, values, isDraft, edited, copy }: Props) {
  const { page, size, maxSize, state, retry } = usePreview(name, values);
  const [width, setWidth] = useState<PreviewWidth>('desktop');
  const [scheme, setScheme] = useState<Scheme>(() =>
    matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
  );
  // As it was when the page was rendered.
  const editedText = page && edited && textOf(valueAt(page.values, edited));
  return (
    <section className="words-preview" aria-labelledby="words-preview" aria-busy={state === 'loading'}>
      <header className="words-preview__head">
        <h2 className="words-title" id="words-preview">
          {copy.title}
        </h2>
        <span className={`words-tag ${isDraft ? 'words-tag--draft' : 'words-tag--live'}`}>
          {isDraft ? copy.draft : copy.live}
        </span>
        <span className="words-preview__switches">
          <span className="words-preview__width">
            <Switch label={copy.width} values={['desktop', 'phone']} chosen={width} onChoose={setWidth} copy={copy} />
          </span>
          <Switch label={copy.scheme} values={['light', 'dark']} chosen={scheme} onChoose={setScheme} copy={copy} />
        </span>
        <OpenPage path={path} copy={copy} />
      </header>
      {preview !== 'whole' && <p className="quiet">{copy.notes[preview]}</p>}
      <div className="words-preview__state" role="status">
        {size > maxSize && (
          <p className="notice notice--info">
            {formatMessage(copy.tooLarge, { size: toKilobytes(size), max: toKilobytes(maxSize) })}
          </p>
        )}
      </div>
      {state === 'failed' && <TryAgain text={copy.failed} label={copy.tryAgain} onRetry={retry} />}
      {page ? (
        <PreviewFrame page={page} title={copy.frame} width={width} scheme={scheme} edited={editedText} />
      ) : (
        <div className="words-frame" />
      )}
    </section>
  );
}

const textOf = (value: CopyValue | undefined) => (typeof value === 'string' ? value : undefined);

const toKilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
