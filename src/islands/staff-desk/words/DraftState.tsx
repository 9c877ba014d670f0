import type { CopyWork } from '../../../stores/staff-copy.ts';
import { TimeSentence } from '../../../ui/time/TimeSentence.tsx';
import type { WordsCopy } from './copy.ts';
import '../../../styles/blocks/quiet.scss';

interface Props {
  work: CopyWork;
  copy: WordsCopy['state'];
}

/** Shows whether the draft is saved, and where. */
export function DraftState({ work: { page, state, cause }, copy }: Props) {
  if (state === 'conflict') return null;
  if (state === 'refused') return <span className="words-state words-state--alert">{copy.refused}</span>;
  if (state === 'waiting' && cause) return <span className="words-state">{copy.onDevice}</span>;
  if (state !== 'saved') return <span className="words-state">{copy.keeping}</span>;
  return (
    <span className="words-state">{page.draft ? <SavedAt at={page.draft.at} text={copy.kept} /> : copy.live}</span>
  );
}

/** When the draft was saved, without the day if it was today. */
function SavedAt({ at, text }: { at: string; text: string }) {
  const time = new Date(at);
  if (time.toDateString() !== new Date().toDateString()) return <TimeSentence text={text} at={at} showsTime />;
  const { lang } = document.documentElement;
  const [before, after] = text.split('{time}');
  return (
    <>
      {before}
      <time dateTime={at}>{new Intl.DateTimeFormat(lang, { timeStyle: 'short' }).format(time)}</time>
      {after}
    </>
  );
}
