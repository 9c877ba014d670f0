import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { $shortcuts } from '../../../../stores/shortcuts.ts';
import { AsyncButton } from '../../../../ui/async-button/AsyncButton.tsx';
import type { ShortcutsCopy } from './copy.ts';
import { shortcuts } from './shortcuts.ts';
import '../../../../ui/dialog/dialog.scss';
import './shortcuts.scss';

interface Props {
  onClose: () => void;
  copy: ShortcutsCopy;
}

/** Lists all shortcuts, and turns them on and off. */
export function ShortcutsDialog({ onClose, copy }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const setting = useStore($shortcuts);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog className="dialog shortcuts-dialog" aria-labelledby="shortcuts-dialog-title" ref={dialog} onClose={onClose}>
      <h2 className="dialog__title" id="shortcuts-dialog-title">
        {copy.title}
      </h2>
      <dl className="shortcuts-dialog__list">
        {Object.entries(shortcuts).map(([key, action]) => (
          <div className="shortcuts-dialog__row" key={key}>
            <dt>
              <kbd className="key">{key}</kbd>
            </dt>
            <dd>{copy.actions[action]}</dd>
          </div>
        ))}
      </dl>
      <p className="quiet">{copy.note}</p>
      <label className="shortcuts-dialog__toggle">
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
