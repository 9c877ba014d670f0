import { useState } from 'react';
import type { ScreenCopy } from './copy.ts';
import { IconChoice } from './IconChoice.tsx';
import type { PreviewWidth, Scheme } from './PreviewFrame.tsx';
import './preview.scss';

/** The screen of a preview: a desktop with the color scheme of the browser, until something else is chosen. */
export function useScreen() {
  const [width, setWidth] = useState<PreviewWidth>('desktop');
  const [scheme, setScheme] = useState<Scheme>(() =>
    matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
  );
  return { width, scheme, setWidth, setScheme };
}

interface Props {
  screen: ReturnType<typeof useScreen>;
  copy: ScreenCopy;
}

/** Chooses the width and the colors of a preview. */
export function ScreenSwitches({ screen: { width, scheme, setWidth, setScheme }, copy }: Props) {
  return (
    <span className="page-preview__switches">
      <span className="page-preview__width">
        <IconChoice label={copy.width} values={['desktop', 'phone']} chosen={width} onChoose={setWidth} copy={copy} />
      </span>
      <IconChoice label={copy.scheme} values={['light', 'dark']} chosen={scheme} onChoose={setScheme} copy={copy} />
    </span>
  );
}
