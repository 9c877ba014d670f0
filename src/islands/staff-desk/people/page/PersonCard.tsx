import { type ReactNode, useId } from 'react';

interface Props {
  title: string;
  /** Shown beside the title. */
  note?: string;
  /** A modifier of the CSS class. */
  modifier?: 'notes' | 'danger';
  children: ReactNode;
}

/** A card on a person's page, with a heading. */
export function PersonCard({ title, note, modifier, children }: Props) {
  const id = useId();
  return (
    <section className={modifier ? `person-card person-card--${modifier}` : 'person-card'} aria-labelledby={id}>
      <header className="person-card__head">
        <h3 className="person-card__title" id={id}>
          {title}
        </h3>
        {note !== undefined && <span className="person-card__note">{note}</span>}
      </header>
      {children}
    </section>
  );
}
