import type { StaffDeskCopy } from './copy.ts';
import '../../styles/blocks/notice-parts.scss';

interface Props {
  copy: StaffDeskCopy['secondFactor'];
}

/** Shown instead of the desk while the account lacks the second factor that the API requires. */
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
