import type { HandoverKind } from '@kindcrate/contract/handovers';
import type { Place } from '@kindcrate/contract/places';
import { type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { HandoverChoiceCopy } from '../../../stores/handover-copy.ts';
import { FieldError } from '../../../ui/field/FieldFrame.tsx';
import type { GetFieldProps } from '../items/get-field-props.ts';
import { AddressFields } from './AddressFields.tsx';
import { describeKind, offeredKinds } from './describe-kind.ts';
import './handover-choice.scss';
import '../../../styles/blocks/link.scss';
import { KindCard } from './KindCard.tsx';
import { PreferredTimes } from './PreferredTimes.tsx';
import { timesField, useChosenTimes } from './use-chosen-times.ts';
import { useHandoverFormData } from './use-handover-form-data.ts';

export interface HandoverChoiceProps {
  organization: { _id: string; title: string };
  place: Place;
  form: RefObject<HTMLFormElement | null>;
  field: GetFieldProps;
  /** The fields of the restored draft. */
  restored: Record<string, string>;
  copy: HandoverChoiceCopy;
}

/** Asks how and when the goods change hands. A gift can be sent without an answer. */
export function HandoverChoice({ organization, place, form, field, restored, copy }: HandoverChoiceProps) {
  const root = useRef<HTMLFieldSetElement>(null);
  const kindProps = field('handover.kind');
  const [choice, setChoice] = useState(restored[kindProps.name]);
  const kinds = offeredKinds(place);
  // The kind may have been chosen for another organization, and this one may not offer it.
  const kind = kinds.find((offered) => offered === choice);
  const times = useChosenTimes({ organizationId: organization._id, kind, restored, error: field(timesField).error });
  useHandoverFormData(form, kind, times.stillFree);
  const chooseLater = () => {
    flushSync(() => setChoice(undefined));
    // The pressed button has disappeared, and no field has reported the change to the draft.
    root.current?.focus();
    root.current?.dispatchEvent(new Event('input', { bubbles: true }));
  };

  return (
    <fieldset className="handover-choice" ref={root} id={field('handover').id} tabIndex={-1}>
      <legend className="field__label">{copy.title}</legend>
      <p className="field__hint">{copy.hint}</p>
      <FieldError id={`${kindProps.id}-error`} message={kindProps.error} />
      <div className="handover-choice__kinds">
        {kinds.map((offered, index) => (
          <KindCard
            key={offered}
            // The error summary links to the group's id, which is on the first radio button.
            id={index === 0 ? kindProps.id : `${kindProps.id}-${offered}`}
            name={kindProps.name}
            kind={offered}
            title={copy.kinds[offered]}
            lines={linesOf(offered, place, copy)}
            isChosen={offered === kind}
            isInvalid={Boolean(kindProps.error) && index === 0}
            onChoose={() => setChoice(offered)}
          />
        ))}
      </div>
      {kind && (
        <>
          <button className="link" type="button" onClick={chooseLater}>
            {copy.later}
          </button>
          <PreferredTimes
            field={field}
            choice={times}
            charity={organization.title}
            tryAgain={copy.tryAgain}
            copy={copy.times}
          />
        </>
      )}
      <AddressFields
        form={form}
        field={field}
        restored={restored}
        charity={organization.title}
        isShown={kind === 'collection'}
        copy={copy.address}
      />
    </fieldset>
  );
}

const linesOf = (kind: HandoverKind, place: Place, copy: HandoverChoiceCopy) =>
  describeKind(kind, place, copy, { locale: document.documentElement.lang, now: new Date() });
