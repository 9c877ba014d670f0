import type { StaffPlace } from '@kindcrate/contract/staff-places';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { AsyncButton } from '../../../ui/async-button/AsyncButton.tsx';
import { hasStoredDraft } from '../../../ui/form/draft-owner.ts';
import { Status } from '../../../ui/status/Status.tsx';
import { useOpenPanel } from '../use-open-panel.ts';
import type { PlacesCopy } from './copy.ts';
import { PlaceForm } from './PlaceForm.tsx';
import { PlaceSummary } from './PlaceSummary.tsx';
import { placeFormName } from './place-form-name.ts';

interface Props {
  place: StaffPlace;
  copy: PlacesCopy;
}

/** The place of one organization, or a note that none has been entered, and the form that edits it. */
export function PlaceRow({ place, copy }: Props) {
  const { _id: id, title } = place.organization;
  const [buttonId, headingId] = [`edit-place-${id}`, `place-${id}`];
  const panel = useOpenPanel(hasStoredDraft(placeFormName(id)) ? 'form' : undefined);
  /** The API's message about the latest edit. */
  const [message, setMessage] = useState('');
  const open = () => {
    setMessage('');
    panel.openPanel('form');
  };
  const finish = (text: string) => {
    flushSync(() => setMessage(text));
    panel.close();
    panel.root.current?.querySelector<HTMLElement>('[data-notice]')?.focus();
  };
  return (
    <article className="desk-row place-row" aria-labelledby={headingId} ref={panel.root}>
      <h2 className="desk-title" id={headingId}>
        {title} {place.isSample && <Status label={copy.sample} />}
      </h2>
      <div className="action-status" role="status">
        {message && (
          <p className="notice notice--status" tabIndex={-1} data-notice>
            {message}
          </p>
        )}
      </div>
      {panel.open ? (
        <PlaceForm place={place} copy={copy} onSaved={finish} onCancel={panel.cancel} />
      ) : (
        <>
          {place.place ? <PlaceSummary place={place.place} copy={copy} /> : <p className="quiet">{copy.none}</p>}
          <AsyncButton
            id={buttonId}
            aria-labelledby={`${buttonId} ${headingId}`}
            value="form"
            label={place.place ? copy.edit : copy.enter}
            isQuiet
            isPending={false}
            onClick={open}
          />
        </>
      )}
    </article>
  );
}
