import type { LinkCopy } from '../copy.ts';

interface Props {
  copy: { linkMissing: string; newLink: LinkCopy };
}

/** Shown in place of a form that works only with the code of an email's link. */
export function LinkMissing({ copy }: Props) {
  return (
    <div className="notice notice--alert" role="alert">
      <p>{copy.linkMissing}</p>
      <p>
        <a href={copy.newLink.href}>{copy.newLink.label}</a>
      </p>
    </div>
  );
}
