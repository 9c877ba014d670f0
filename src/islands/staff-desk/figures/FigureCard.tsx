import type { ReactNode } from 'react';

interface Props {
  title: string;
  note?: string;
  children: ReactNode;
}

/** A part of the figures with its heading. Not a region, because the table or list inside has the same name. */
export function FigureCard({ title, note, children }: Props) {
  return (
    <div className="figure-card">
      <header className="figure-card__head">
        <h2 className="desk-title">{title}</h2>
        {note && <p className="quiet">{note}</p>}
      </header>
      {children}
    </div>
  );
}
