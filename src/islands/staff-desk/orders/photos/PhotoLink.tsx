import type { ReactNode } from 'react';
import { resolveApiUrl } from '../../../../lib/api-url.ts';
import { usePhotoLinkHandler } from './PhotoDialogProvider.tsx';

interface Props {
  className?: string;
  url: string;
  /** The thumbnail. */
  children: ReactNode;
}

/** A thumbnail that opens its photo. */
export function PhotoLink({ className, url, children }: Props) {
  return (
    <a
      className={className}
      href={resolveApiUrl(url)}
      target="_blank"
      rel="noreferrer"
      onClick={usePhotoLinkHandler(url)}
    >
      {children}
    </a>
  );
}
