import type { StaffPlace } from '@kindcrate/contract/staff-places';
import { refreshPlaces, savePlace } from '../../../stores/staff-places.ts';
import { AsyncButton } from '../../../ui/async-button/AsyncButton.tsx';
import { ReloadButton } from '../../../ui/async-button/ReloadButton.tsx';
import { ErrorSummary } from '../../../ui/form/ErrorSummary.tsx';
import { FormNotices } from '../../../ui/form/FormNotices.tsx';
import { OutcomeNotice } from '../../../ui/form/OutcomeNotice.tsx';
import { useAccountDraft } from '../../../ui/form/use-account-draft.ts';
import { useForm } from '../../../ui/form/use-form.ts';
import { AddressFields } from './AddressFields.tsx';
import { ClosedDaysFields } from './ClosedDaysFields.tsx';
import type { PlacesCopy } from './copy.ts';
import { OfferFields } from './OfferFields.tsx';
import { placeFormName } from './place-form-name.ts';
import { placeStruct } from './place-struct.ts';
import { toBody } from './place-values.ts';
import { TimeZoneField } from './TimeZoneField.tsx';
import { usePlaceEdits } from './use-place-edits.ts';
import { WeekFields } from './WeekFields.tsx';

interface Props {
  place: StaffPlace;
  copy: PlacesCopy;
  onSaved: (message: string) => void;
  onCancel: () => void;
}

/** Adds or edits the place of an organization. */
export function PlaceForm({ place, copy, onSaved, onCancel }: Props) {
  const name = placeFormName(place.organization._id);
  const draft = useAccountDraft(name);
  const state = usePlaceEdits(place, draft);
  const form = useForm({
    name,
    draft,
    struct: placeStruct,
    errorTitle: copy.errorTitle,
    failure: copy.failure,
    async send({ place: _, ...body }) {
      const message = await savePlace(place, body);
      draft.forget();
      onSaved(message);
      return undefined;
    },
  });
  const showLatest = () => form.showOutcome({ message: copy.reloadLatest.doneWithDraft, resetsForm: false });
  const cancel = () => {
    draft.forget();
    onCancel();
  };
  const props = { field: form.field, state };
  return (
    <form
      className="form desk-form place-form"
      aria-label={place.place ? copy.edit : copy.enter}
      onReset={state.reset}
      {...form.props}
    >
      <ErrorSummary {...form.summary}>
        <ReloadButton cause={form.problem?.cause} copy={copy.reloadLatest} load={refreshPlaces} onLoaded={showLatest} />
      </ErrorSummary>
      <OutcomeNotice
        outcome={form.outcome}
        notices={<FormNotices draft={draft} problem={form.problem} copy={copy} />}
      />
      <AddressFields {...props} copy={copy.address} />
      <TimeZoneField {...props} copy={copy} />
      <WeekFields {...props} copy={copy} />
      <ClosedDaysFields {...props} copy={copy} />
      <OfferFields {...props} copy={copy.offers} />
      <div className="button-row">
        <AsyncButton label={copy.save} type="submit" isPending={form.isPending} />
        <AsyncButton label={copy.cancel} isQuiet isPending={false} onClick={cancel} />
      </div>
      {/* The first field is sent. The second is stored in the draft, and differs from `data-saved` once something has been edited. */}
      <input type="hidden" name="place" value={JSON.stringify(toBody(state.values))} />
      <input type="hidden" name="edits" value={JSON.stringify(state.edits)} data-saved="{}" />
    </form>
  );
}
