import { type ReactNode, useId } from 'react';

interface Props {
  /** The modifier of the CSS class. The stylesheet uses it to order the cards on narrow screens. */
  name: string;
  title: string;
  /** Shown beside the title, such as the number of entries. Undefined to show nothing. */
  note?: ReactNode;
  /** Leads to the complete list. */
  link?: { href: string; label: string };
  children: ReactNode;
}

/** A card of the overview, with a heading. */
export function OverviewCard({ name, title, note, link, children }: Props) {
  const id = useId();
  return (
    <section className={`overview-card overview-card--${name}`} aria-labelledby={id}>
      <header className="overview-card__head">
        <h2 className="overview-card__title" id={id}>
          {title}
        </h2>
        {note !== undefined && <span className="overview-card__note">{note}</span>}
        {link && (
          <a className="overview-card__link" href={link.href}>
            {link.label}
          </a>
        )}
      </header>
      {children}
    </section>
  );
}
