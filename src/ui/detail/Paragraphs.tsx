import { splitParagraphs } from '../../lib/paragraphs.ts';

interface Props {
  text: string;
  className: string;
}

/** Plain text from the API, split into paragraphs at blank lines. */
export function Paragraphs({ text, className }: Props) {
  return (
    <div className={className}>
      {splitParagraphs(text).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}
