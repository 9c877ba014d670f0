import { useState } from 'react';
import { onDemand } from '../../lib/on-demand.ts';
import { Field } from '../../ui/field/Field.tsx';
import { ErrorSummary } from '../../ui/form/ErrorSummary.tsx';
import { FormNotices } from '../../ui/form/FormNotices.tsx';
import { OutcomeNotice } from '../../ui/form/OutcomeNotice.tsx';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { useAccountDraft } from '../../ui/form/use-account-draft.ts';
import { useFormOnDemand } from '../../ui/form/use-form-on-demand.ts';
import { CharityChoice } from './CharityChoice.tsx';
import { CoinQuote } from './CoinQuote.tsx';
import type { DonationFormCopy } from './copy.ts';
import './donation-form.scss';
import { forgetLinkedCharity } from './linked-charity.ts';
import { PhoneField } from './PhoneField.tsx';
import { PhotoField } from './PhotoField.tsx';
import { useSendDonation } from './use-send-donation.ts';

interface Props {
  copy: DonationFormCopy;
}

const code = onDemand('send-donation', () => import('./send-donation.ts'));

/** The donation form (specification, section 2). */
export default function DonationForm({ copy }: Props) {
  const [chosen, setChosen] = useState<string>();
  // Part of the keys of fields that have a state, so that a reset remounts them.
  const [resetCount, setResetCount] = useState(0);
  const draft = useAccountDraft('donation');
  const { send, progress, orderId, cancel } = useSendDonation(copy, draft);
  const form = useFormOnDemand({
    name: 'donation',
    code,
    errorTitle: copy.errorTitle,
    failure: copy.failure,
    alwaysShowsFailure: true,
    draft,
    send,
  });
  const charity = chosen ?? draft.restored?.fields.charity ?? '';
  const isAlreadySent = form.problem?.cause?.code === 'idempotency_key_reused';
  // Loaded before there is anything to show with them.
  const sending = code.loaded?.parts;

  const choose = (id: string) => {
    forgetLinkedCharity();
    setChosen(id);
  };
  const onReset = () => {
    // Not undefined, which would select the charity of the restored draft.
    choose('');
    setResetCount(resetCount + 1);
  };
  const sendAnother = () => {
    draft.renewKey();
    draft.ref.current?.requestSubmit();
  };

  return (
    <form className="form donation-form" {...form.props} onReset={onReset}>
      {sending && isAlreadySent ? (
        <sending.AlreadySent copy={copy} onSendAnother={sendAnother} />
      ) : (
        <ErrorSummary {...form.summary} />
      )}
      <OutcomeNotice outcome={form.outcome} notices={<FormNotices draft={draft} problem={form.problem} copy={copy} />}>
        {sending && <sending.OrderPlaced key={orderId} orderId={orderId} copy={copy} />}
      </OutcomeNotice>
      <CharityChoice
        key={`charity-${resetCount}`}
        {...form.field('charity')}
        copy={copy}
        chosen={charity}
        onChoose={choose}
      />
      <Field {...form.field('itemsName')} label={copy.itemsName} hint={copy.itemsNameHint} autoComplete="off" />
      <Field {...form.field('location')} label={copy.location} hint={copy.locationHint} autoComplete="address-line1" />
      <div className="donation-form__pair">
        <CoinQuote text={copy.coinQuote}>
          <Field
            {...form.field('quantity')}
            label={copy.quantity}
            hint={copy.quantityHint}
            inputMode="numeric"
            defaultValue="0"
            // Typing 3 should replace the 0, not make it 30.
            onClick={({ currentTarget }) => currentTarget.value === '0' && currentTarget.select()}
            autoComplete="off"
          />
        </CoinQuote>
        <PhoneField key={`phone-${resetCount}`} {...form.field('phone')} copy={copy} />
      </div>
      <PhotoField
        key={`photo-${resetCount}`}
        {...form.field('image')}
        copy={copy}
        isLost={draft.restored?.hasFile ?? false}
      />
      {sending && <sending.Sending isPending={form.isPending} progress={progress} copy={copy} onCancel={cancel} />}
      <SubmitButton label={copy.submit} isPending={form.isPending} />
    </form>
  );
}
