import { paragraphsOf } from '../../lib/paragraphs.ts';

interface Props {
  text: string;
  className: string;
}

/** A plain text of the API's, a paragraph wherever it has a blank line. */
export function Paragraphs({ text, className }: Props) {
  return (
    <div className={className}>
      {paragraphsOf(text).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}
