import { type ReactNode, useState } from 'react';
import './disclosure.scss';

interface Props {
  label: string;
  /** Called once, on the first render. */
  beginsOpen?: () => boolean;
  children: ReactNode;
}

/** Content that is rendered when it is first opened, and stays mounted when it is closed. */
export function Disclosure({ label, beginsOpen = () => false, children }: Props) {
  const [isOpenFirst] = useState(beginsOpen);
  const [wasOpen, setWasOpen] = useState(isOpenFirst);
  return (
    <details className="disclosure" open={isOpenFirst} onToggle={() => setWasOpen(true)}>
      <summary className="disclosure__label">{label}</summary>
      {wasOpen && <div className="disclosure__inside">{children}</div>}
    </details>
  );
}
