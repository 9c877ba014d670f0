import type { ReactNode } from 'react';
import type { LinkCopy } from '../../ui/copy.ts';
import './thanks.scss';

interface Props {
  title: string;
  text: string;
  /** Whether to show a celebratory picture. */
  hasPicture: boolean;
  /** Buttons and links. */
  children: ReactNode;
}

/** How a payment ended. */
export function Outcome({ title, text, hasPicture, children }: Props) {
  return (
    <>
      {hasPicture && <span className="payment-thanks__picture" />}
      <h2 className="payment-thanks__title">{title}</h2>
      <p className="payment-thanks__text">{text}</p>
      <div className="payment-thanks__links">{children}</div>
    </>
  );
}

/** The first link is the most prominent one, unless a more prominent button comes before it. */
export function Links({ links, isSecondary = false }: { links: LinkCopy[]; isSecondary?: boolean }) {
  return links.map(({ label, href }, index) => (
    <a key={href} className={index === 0 && !isSecondary ? 'button' : 'button button--quiet'} href={href}>
      {label}
    </a>
  ));
}
