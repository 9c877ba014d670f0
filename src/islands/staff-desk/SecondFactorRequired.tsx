import type { StaffDeskCopy } from './copy.ts';
import '../../styles/blocks/notice-parts.scss';

interface Props {
  copy: StaffDeskCopy['secondFactor'];
}

/** Shown in place of the desk, which the API keeps closed until the account has a second factor. */
export function SecondFactorRequired({ copy }: Props) {
  return (
    <div className="notice notice--alert" role="alert">
      <p className="notice__title">{copy.title}</p>
      <p>{copy.text}</p>
      <p>
        <a href={copy.link.href}>{copy.link.label}</a>
      </p>
    </div>
  );
}
