export interface UnknownDetailCopy {
  title: string;
  text: string;
  links: { label: string; href: string }[];
}

/** Says kindly that there is nothing of this id, and where to go on. */
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
