import type { PreviewCopy } from './copy.ts';

/** A link that opens the live page in another tab. */
export function LivePageLink({ path, copy }: { path: string; copy: PreviewCopy }) {
  return (
    <a className="button button--small button--quiet" href={path} target="_blank" rel="noopener">
      {copy.open}
    </a>
  );
}
