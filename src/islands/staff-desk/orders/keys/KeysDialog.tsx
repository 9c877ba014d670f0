import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { $shortcuts } from '../../../../stores/shortcuts.ts';
import { AsyncButton } from '../../../../ui/async-button/AsyncButton.tsx';
import type { KeysCopy } from './copy.ts';
import { shortcuts } from './shortcuts.ts';
import '../../../../ui/dialog/dialog.scss';
import './keys.scss';

interface Props {
  onClose: () => void;
  copy: KeysCopy;
}

/** Lists all shortcuts, and turns them on and off. */
export function KeysDialog({ onClose, copy }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const setting = useStore($shortcuts);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog className="dialog keys" aria-labelledby="keys-title" ref={dialog} onClose={onClose}>
      <h2 className="dialog__title" id="keys-title">
        {copy.title}
      </h2>
      <dl className="keys__list">
        {Object.entries(shortcuts).map(([key, action]) => (
          <div className="keys__row" key={key}>
            <dt>
              <kbd className="key">{key}</kbd>
            </dt>
            <dd>{copy.actions[action]}</dd>
          </div>
        ))}
      </dl>
      <p className="quiet">{copy.note}</p>
      <label className="keys__use">
        <input
          type="checkbox"
          checked={setting === 'on'}
          onChange={({ currentTarget }) => $shortcuts.set(currentTarget.checked ? 'on' : 'off')}
        />
        {copy.use}
      </label>
      <div className="button-row">
        <AsyncButton label={copy.close} isPending={false} onClick={() => dialog.current?.close()} />
      </div>
    </dialog>
  );
}
