import type { CollectionEntry } from 'astro:content';
import { placeOrder } from '@kindcrate/contract/orders';
import { useState } from 'react';
import { ErrorSummary } from '../error-summary/ErrorSummary.tsx';
import { Field } from '../field/Field.tsx';
import { OutcomeNotice } from '../form/OutcomeNotice.tsx';
import { SubmitButton } from '../form/SubmitButton.tsx';
import { useForm } from '../form/use-form.ts';
import { UploadProgress } from '../upload-progress/UploadProgress.tsx';
import { CharityChoice } from './CharityChoice.tsx';
import './donation-form.scss';
import { PhotoField } from './PhotoField.tsx';
import { useSendDonation } from './use-send-donation.ts';

interface Props {
  copy: CollectionEntry<'donationForm'>['data'];
}

/** Gives goods to an organization: who, what, where, how many, and a photo (specification, section 2). */
export default function DonationForm({ copy }: Props) {
  const [charity, setCharity] = useState('');
  const [round, setRound] = useState(0);
  const { send, forgetKey, sent, cancel } = useSendDonation(copy.cancelled);
  const form = useForm({
    name: 'donation',
    struct: placeOrder.body,
    problems: copy.problems,
    failure: copy.failure,
    leadsWithFailure: true,
    send,
  });

  const startAgain = () => {
    setCharity('');
    setRound(round + 1);
  };

  return (
    <form className="form donation-form" {...form.props} onInput={forgetKey} onReset={startAgain}>
      <ErrorSummary {...form.summary} />
      <OutcomeNotice outcome={form.outcome}>
        <a href="/profile#orders">{copy.toProfile}</a>
      </OutcomeNotice>
      <CharityChoice key={`charity-${round}`} {...form.field('charity')} copy={copy} onChoose={setCharity} />
      <Field
        id="donation-charity-title"
        name=""
        label={copy.charity}
        hint={copy.charityHint}
        readOnly
        value={charity}
      />
      <Field {...form.field('itemsName')} label={copy.itemsName} hint={copy.itemsNameHint} autoComplete="off" />
      <Field {...form.field('location')} label={copy.location} hint={copy.locationHint} autoComplete="street-address" />
      <div className="donation-form__pair">
        <Field
          {...form.field('quantity')}
          label={copy.quantity}
          hint={copy.quantityHint}
          inputMode="numeric"
          defaultValue="0"
          autoComplete="off"
        />
        <Field
          {...form.field('phone')}
          label={copy.phone}
          hint={copy.phoneHint}
          type="tel"
          autoComplete="tel-national"
        />
      </div>
      <PhotoField key={`photo-${round}`} {...form.field('image')} copy={copy} />
      {form.isPending && (
        <UploadProgress sent={sent} label={copy.uploading} cancelLabel={copy.cancel} onCancel={cancel} />
      )}
      <SubmitButton label={copy.submit} isPending={form.isPending} />
    </form>
  );
}
