import type { WordsCopy } from './copy.ts';
import '../preview/switch.scss';

const views = ['edit', 'preview', 'history'] as const;
export type View = (typeof views)[number];

interface Props {
  open: View;
  onOpen: (view: View) => void;
  copy: WordsCopy['views'];
}

/** On a narrow screen, chooses what is shown. Hidden where there is room for everything. */
export function Views({ open, onOpen, copy }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form's fields
    <div className="words-views" role="group" aria-label={copy.label}>
      {views.map((view) => (
        <button
          className="preview-switch__button"
          key={view}
          type="button"
          aria-pressed={view === open}
          onClick={() => onOpen(view)}
        >
          {copy[view]}
        </button>
      ))}
    </div>
  );
}
