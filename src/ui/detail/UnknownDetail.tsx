import type { LinkCopy } from '../copy.ts';
import './detail.scss';

export interface UnknownDetailCopy {
  title: string;
  text: string;
  links: LinkCopy[];
}

/** Explains that nothing has the id in the URL, and offers other pages. */
export function UnknownDetail({ title, text, links }: UnknownDetailCopy) {
  return (
    <div className="detail-unknown">
      <span className="detail-unknown__picture" />
      <h1 className="detail-unknown__title">{title}</h1>
      <p className="detail-unknown__text">{text}</p>
      <p className="detail-unknown__links">
        {links.map(({ label, href }, index) => (
          <a key={href} className={index === 0 ? 'button' : 'button button--quiet'} href={href}>
            {label}
          </a>
        ))}
      </p>
    </div>
  );
}
