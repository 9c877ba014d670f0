import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { AsyncButton } from '../../../ui/async-button/AsyncButton.tsx';
import { hasStoredDraft } from '../../../ui/form/draft-owner.ts';
import type { StaffDeskCopy } from '../copy.ts';
import { Categories } from './Categories.tsx';
import { NeedForm } from './NeedForm.tsx';
import { type NeedChange, NeedList } from './NeedList.tsx';
import { NeedsFilter } from './NeedsFilter.tsx';
import { needFormName } from './need-form-name.ts';
import './needs.scss';
import '../../../styles/blocks/quiet.scss';
import '../../../styles/blocks/visually-hidden.scss';

interface Props {
  /** Volunteers see the needs of one organization, and no categories. */
  isStaff: boolean;
  copy: StaffDeskCopy;
}

/** What organizations want, have enough of, and cannot take. */
export function NeedsTab({ isStaff, copy }: Props) {
  const { needs } = copy;
  const top = useRef<HTMLDivElement>(null);
  const [isAdding, setAdding] = useState(() => hasStoredDraft(needFormName()));
  /** The React key of the form that adds a need. A new key after each need makes the next form empty. */
  const [formNumber, setFormNumber] = useState(0);
  /** The API's message after a need was added, or when a changed need is no longer listed. */
  const [notice, setNotice] = useState('');
  const [latest, setLatest] = useState<NeedChange>();
  const focusInTop = (selector: string) => top.current?.querySelector<HTMLElement>(selector)?.focus();

  const showForm = (isShown: boolean) => {
    flushSync(() => {
      setAdding(isShown);
      setNotice('');
    });
    focusInTop(isShown ? 'form select, form input' : '.needs-top > button');
  };
  const finishAdding = (message: string) => {
    flushSync(() => {
      setNotice(message);
      setFormNumber((number) => number + 1);
    });
    focusInTop('[data-notice]');
  };
  const finishChange = (change: NeedChange) => {
    flushSync(() => {
      setLatest(change);
      setNotice('');
    });
    // The row may have moved to another part of the list.
    const heading = document.getElementById(`need-${change.id}`);
    if (heading) return heading.focus();
    flushSync(() => {
      setLatest(undefined);
      setNotice(change.message);
    });
    focusInTop('[data-notice]');
  };
  return (
    <div className="needs-tab">
      {!isStaff && <p className="quiet">{needs.ownOrganization}</p>}
      <div className="needs-top" ref={top}>
        {isStaff && <NeedsFilter copy={copy.orders} />}
        <div role="status">
          {notice && (
            <p className="notice notice--status" tabIndex={-1} data-notice>
              {notice}
            </p>
          )}
        </div>
        {isAdding ? (
          <NeedForm
            key={formNumber}
            asksForOrganization={isStaff}
            copy={copy}
            onSaved={finishAdding}
            onCancel={() => showForm(false)}
          />
        ) : (
          <AsyncButton label={needs.add} isPending={false} onClick={() => showForm(true)} />
        )}
      </div>
      {/* Only for screen readers: the visible message is beside the need that was changed. */}
      <p className="visually-hidden" role="status">
        {latest?.message}
      </p>
      <NeedList latest={latest} onChanged={finishChange} copy={copy} />
      {isStaff && <Categories copy={copy} />}
    </div>
  );
}
