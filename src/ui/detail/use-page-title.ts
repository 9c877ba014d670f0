import { useEffect } from 'react';

/** Names the page after what it shows, in the browser's tab and in its history, once that is known. */
export function usePageTitle(title: string | undefined, siteName: string): void {
  useEffect(() => {
    if (title) document.title = `${title} · ${siteName}`;
  }, [title, siteName]);
}
