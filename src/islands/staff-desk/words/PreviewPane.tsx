import type { CopyValue, CopyValues } from '@kindcrate/contract/copy-fields';
import { formatMessage } from '@kindcrate/contract/message-format';
import type { CopyPage } from '@kindcrate/contract/staff-copy';
import { type CopyPath, valueAt } from '../../../lib/copy-values.ts';
import { TryAgain } from '../../../ui/try-again/TryAgain.tsx';
import { PreviewFrame } from '../preview/PreviewFrame.tsx';
import { ScreenSwitches, useScreen } from '../preview/ScreenSwitches.tsx';
import type { PreviewCopy } from './copy.ts';
import { LivePageLink } from './LivePageLink.tsx';
import { usePreview } from './use-preview.ts';
import '../../../styles/blocks/quiet.scss';

interface Props {
  page: Pick<CopyPage, '_id' | 'path' | 'preview'>;
  values: CopyValues;
  isDraft: boolean;
  /** The path of the field that is being edited. */
  editedPath: CopyPath | undefined;
  copy: PreviewCopy;
}

/** The page as it would be with the values of the editor. */
export function PreviewPane({ page: { _id: name, path, preview }, values, isDraft, editedPath, copy }: Props) {
  const { page, size, maxSize, state, retry } = usePreview(name, values);
  const screen = useScreen();
  // The text that the edited field had when the page was rendered.
  const editedText = page && editedPath && textOf(valueAt(page.values, editedPath));
  return (
    <section className="page-preview" aria-labelledby="page-preview" aria-busy={state === 'loading'}>
      <header className="page-preview__head">
        <h2 className="words-title" id="page-preview">
          {copy.title}
        </h2>
        <span className={`words-tag ${isDraft ? 'words-tag--draft' : 'words-tag--live'}`}>
          {isDraft ? copy.draft : copy.live}
        </span>
        <ScreenSwitches screen={screen} copy={copy} />
        <LivePageLink path={path} copy={copy} />
      </header>
      {preview !== 'whole' && <p className="quiet">{copy.notes[preview]}</p>}
      <div className="page-preview__state" role="status">
        {size > maxSize && (
          <p className="notice notice--info">
            {formatMessage(copy.tooLarge, { size: toKilobytes(size), max: toKilobytes(maxSize) })}
          </p>
        )}
      </div>
      {state === 'failed' && <TryAgain text={copy.failed} label={copy.tryAgain} onRetry={retry} />}
      {page ? (
        <PreviewFrame page={page} title={copy.frame} screen={screen} edited={editedText} />
      ) : (
        <div className="preview-frame" />
      )}
    </section>
  );
}

const textOf = (value: CopyValue | undefined) => (typeof value === 'string' ? value : undefined);

const toKilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
