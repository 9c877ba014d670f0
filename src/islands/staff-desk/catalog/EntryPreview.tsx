import { type MouseEvent, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { AsyncButton } from '../../../ui/async-button/AsyncButton.tsx';
import { Choice } from '../preview/Choice.tsx';
import { PreviewFrame } from '../preview/PreviewFrame.tsx';
import { ScreenSwitches, useScreen } from '../preview/ScreenSwitches.tsx';
import type { EntryPreviewCopy } from './copy.ts';
import type { ShownPreview } from './use-entry-preview.ts';

interface Props {
  preview: ShownPreview;
  /** The CSS selector that finds the entry on the page that lists it. */
  selector: string;
  /** Whether the form has been changed since the preview was made. */
  isOutdated: boolean;
  copy: EntryPreviewCopy;
  onClose: () => void;
}

/** An entry as visitors will see it: on the page that lists it, and on its own page. */
export function EntryPreview({ preview, selector, isOutdated, copy, onClose }: Props) {
  const id = useId();
  const screen = useScreen();
  const [view, setView] = useState<'list' | 'details'>('list');
  const isList = view === 'list' || !preview.details;
  const close = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    flushSync(onClose);
    // The pressed button is gone.
    form?.querySelector<HTMLElement>('[data-action="preview"]')?.focus();
  };
  return (
    <section className="page-preview" aria-labelledby={id}>
      <header className="page-preview__head">
        <h3 className="desk-form__title" id={id}>
          {copy.title}
        </h3>
        {preview.details && (
          <Choice label={copy.view} values={['list', 'details']} chosen={view} onChoose={setView} copy={copy} />
        )}
        <ScreenSwitches screen={screen} copy={copy} />
      </header>
      <p role="status">{isOutdated && copy.outdated}</p>
      <PreviewFrame
        // Each page is shown from its top; only a new preview of the same page keeps the scroll position.
        key={isList ? 'list' : 'details'}
        page={(isList ? undefined : preview.details) ?? preview.list}
        title={copy.frame}
        screen={screen}
        selector={isList ? selector : undefined}
      />
      <div className="button-row">
        <AsyncButton label={copy.close} isQuiet isPending={false} onClick={close} />
      </div>
    </section>
  );
}
