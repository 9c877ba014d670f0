import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { markEditedElements } from './mark-edited-elements.ts';
import type { PreviewDocument } from './preview-document.ts';
import './preview-frame.scss';

export type PreviewWidth = 'desktop' | 'phone';
export type Scheme = 'light' | 'dark';

interface Props {
  /** `serial` is different for every rendered page. */
  page: PreviewDocument & { serial: number };
  title: string;
  screen: { width: PreviewWidth; scheme: Scheme };
  /** The text of the field that is being edited. The elements that show this text are marked. */
  edited?: string | undefined;
  /** The CSS selector of the elements to mark, if they cannot be found by their text. */
  selector?: string | undefined;
}

const markStyle =
  '[data-edited] { outline: 3px dashed var(--coral); outline-offset: 0.375rem; border-radius: 0.25rem; }';

/**
 * Shows a rendered page as wide as on a desktop or a phone, scaled to the available space. The latest page that has loaded stays until the
 * next one has loaded, so that nothing flickers while someone types.
 */
export function PreviewFrame({ page, title, screen: { width, scheme }, edited, selector }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [loaded, setLoaded] = useState(page);
  /** The frame of the latest page that has loaded. */
  const [shown, setShown] = useState<HTMLIFrameElement>();
  useEffect(() => (box.current ? keepScale(box.current) : undefined), []);

  useEffect(() => {
    const root = shown?.contentDocument?.documentElement;
    // The pages choose their colors by their color scheme, not by a media query.
    if (root) root.style.colorScheme = scheme;
  }, [shown, scheme]);
  useEffect(() => {
    if (shown?.contentDocument) markEditedElements(shown.contentDocument, { text: edited, selector });
  }, [shown, edited, selector]);

  const onLoad = (frame: HTMLIFrameElement, next: Props['page']) => {
    addStyles(frame, next.css);
    frame.contentWindow?.scrollTo(0, shown?.contentWindow?.scrollY ?? 0);
    setShown(frame);
    setLoaded(next);
  };
  return (
    <div className={`preview-frame preview-frame--${width}`} ref={box}>
      {(loaded.serial === page.serial ? [page] : [loaded, page]).map((each) => (
        <Frame key={each.serial} page={each} title={title} isHidden={each.serial !== loaded.serial} onLoad={onLoad} />
      ))}
    </div>
  );
}

interface FrameProps {
  page: Props['page'];
  title: string;
  /** Whether the page is still loading, behind the previous one. */
  isHidden: boolean;
  onLoad: (frame: HTMLIFrameElement, page: Props['page']) => void;
}

function Frame({ page, title, isHidden, onLoad }: FrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const loaded = useEffectEvent(() => frame.current && onLoad(frame.current, page));
  useEffect(() => {
    const { current } = frame;
    const url = URL.createObjectURL(new Blob([page.html], { type: 'text/html;charset=utf-8' }));
    const listener = () => loaded();
    current?.addEventListener('load', listener);
    if (current) current.src = url;
    return () => {
      current?.removeEventListener('load', listener);
      URL.revokeObjectURL(url);
    };
  }, [page.html]);
  // Same-origin, so that the desk can style and mark the page, but without scripts.
  return (
    <iframe className="preview-frame__page" title={title} sandbox="allow-same-origin" inert={isHidden} ref={frame} />
  );
}

/** Adds the styles of a page. Stylesheets that scripts construct are not subject to the content security policy. */
function addStyles({ contentDocument, contentWindow }: HTMLIFrameElement, css: string): void {
  if (!contentDocument || !contentWindow) return;
  const { CSSStyleSheet: Sheet } = contentWindow as Window & typeof globalThis;
  const sheet = new Sheet();
  sheet.replaceSync(`${css}\n${markStyle}`);
  contentDocument.adoptedStyleSheets = [sheet];
  // On the live page, a boot script sets this attribute, but no script runs in the frame.
  contentDocument.documentElement.dataset.session = 'out';
}

/** Keeps the frames scaled to the width of their box. */
function keepScale(box: HTMLElement): () => void {
  const update = () => {
    const pageWidth = box.querySelector('iframe')?.offsetWidth;
    if (pageWidth) box.style.setProperty('--scale', String(box.clientWidth / pageWidth));
  };
  const observer = new ResizeObserver(update);
  observer.observe(box);
  return () => observer.disconnect();
}
