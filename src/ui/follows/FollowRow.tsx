import type { ReactNode } from 'react';
import { AsyncButton } from '../async-button/AsyncButton.tsx';
import './follows.scss';

interface Props {
  name: string;
  /** What the button does. */
  label: string;
  /** The accessible name of the button, which begins with its label. */
  buttonName: string;
  isPending: boolean;
  onPress: () => void;
  /** A hint below the name. */
  children?: ReactNode;
}

/** One organization or need that someone follows by email, or can follow. */
export function FollowRow({ name, label, buttonName, isPending, onPress, children }: Props) {
  return (
    <li className="follows__row">
      <div className="follows__text">
        <p className="follows__name">{name}</p>
        {children}
      </div>
      <AsyncButton label={label} isQuiet isPending={isPending} aria-label={buttonName} onClick={onPress} />
    </li>
  );
}
