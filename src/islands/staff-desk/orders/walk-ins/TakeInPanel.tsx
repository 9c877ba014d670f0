import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { pathOfDeskLabel } from '../../../../lib/label-page.ts';
import type { TakenInGift } from '../../../../stores/staff-walk-ins.ts';
import { AsyncButton } from '../../../../ui/async-button/AsyncButton.tsx';
import type { DeskOrdersCopy } from '../../copy.ts';
import { TakeInForm } from './TakeInForm.tsx';
import './walk-ins.scss';
import '../../../../styles/blocks/quiet.scss';

interface Props {
  /** Whether to ask for the organization. Volunteers take in gifts only for their own organization. */
  isStaff: boolean;
  copy: DeskOrdersCopy;
}

/** Takes in gifts that arrived unannounced, one after the other. */
export function TakeInPanel({ isStaff, copy }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const [takenIn, setTakenIn] = useState<TakenInGift>();
  const [organization, setOrganization] = useState('');
  const focus = (selector: string) => root.current?.querySelector<HTMLElement>(selector)?.focus();
  const showAndFocus = (next: TakenInGift | undefined, selector: string) => {
    flushSync(() => setTakenIn(next));
    focus(selector);
  };
  const onTakenIn = (next: TakenInGift, chosen: string) => {
    setOrganization(chosen);
    showAndFocus(next, 'button');
  };
  const { walkIns } = copy;
  return (
    <div className="walk-in" ref={root}>
      {/* Always rendered, because screen readers announce only what changes in a region that is already there. */}
      <div role="status">{takenIn && <p className="notice notice--status">{takenIn.message}</p>}</div>
      {takenIn ? (
        <div className="button-row">
          <AsyncButton
            label={walkIns.another}
            isPending={false}
            onClick={() => showAndFocus(undefined, organization ? '[name="items.0.name"]' : 'select, input')}
          />
          <a
            className="button button--quiet button--small"
            href={pathOfDeskLabel(takenIn.id)}
            target="_blank"
            rel="noreferrer"
          >
            {walkIns.printLabel}
          </a>
        </div>
      ) : (
        <TakeInForm asksForOrganization={isStaff} organization={organization} copy={copy} onTakenIn={onTakenIn} />
      )}
    </div>
  );
}
