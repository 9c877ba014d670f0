import type { PreviewCopy } from './copy.ts';
import { LivePageLink } from './LivePageLink.tsx';
import '../preview/preview.scss';
import '../../../styles/blocks/quiet.scss';

interface Props {
  /** The path of the page that shows the copy. */
  path: string;
  copy: PreviewCopy;
}

/** Shown instead of a preview if the copy appears only while someone uses the page. Explains why there is no preview, and links to the page. */
export function NoPreview({ path, copy }: Props) {
  return (
    <section className="page-preview" aria-labelledby="page-preview">
      <header className="page-preview__head">
        <h2 className="words-title" id="page-preview">
          {copy.title}
        </h2>
        <LivePageLink path={path} copy={copy} />
      </header>
      <p className="quiet">{copy.notes.none}</p>
    </section>
  );
}
