import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { onDemand } from '../../lib/on-demand.ts';
import { Field } from '../../ui/field/Field.tsx';
import { ErrorSummary } from '../../ui/form/ErrorSummary.tsx';
import { FormNotices } from '../../ui/form/FormNotices.tsx';
import { OutcomeNotice } from '../../ui/form/OutcomeNotice.tsx';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { useAccountDraft } from '../../ui/form/use-account-draft.ts';
import { useFormOnDemand } from '../../ui/form/use-form-on-demand.ts';
import { useOnDemand } from '../../ui/on-demand/use-on-demand.ts';
import { CharityChoice } from './CharityChoice.tsx';
import type { DonationFormCopy } from './copy.ts';
import './donation-form.scss';
import { forgetLinkedCharity, linkedCharity } from './linked-charity.ts';
import { fillInLinkedItems } from './linked-items.ts';
import type { NeedsCopy } from './needs/copy.ts';
import { PhoneField } from './PhoneField.tsx';
import { PhotoField } from './PhotoField.tsx';
import { useSendDonation } from './use-send-donation.ts';

interface Props {
  copy: DonationFormCopy;
  needs: NeedsCopy;
  /** The URL of a JSON file with `RefusalsCopy`: what the site does not accept. Without it, the form says nothing about that. */
  refusals?: string;
  /** The path of the page with the island `Thanks`, which opens after a donation. Without it, the form says that it was sent. */
  thanksPage?: string;
}

const code = onDemand('send-donation', () => import('./send-donation.ts'));
const hintsCode = onDemand('form-hints', async () => (await import('./form-hints.ts')).hints);

/** The donation form (specification, section 2). */
export default function DonationForm({ copy, needs, refusals, thanksPage }: Props) {
  const [chosen, setChosen] = useState<string>();
  // Part of the keys of fields that have a state, so that a reset remounts them.
  const [resetCount, setResetCount] = useState(0);
  const items = useRef<HTMLDivElement>(null);
  // Before the draft is restored, which keeps what is filled in already.
  useLayoutEffect(() => fillInLinkedItems(items.current), []);
  const draft = useAccountDraft('donation');
  const { send, progress, cancel } = useSendDonation(copy, thanksPage, draft);
  const form = useFormOnDemand({
    name: 'donation',
    code,
    errorTitle: copy.errorTitle,
    failure: copy.failure,
    alwaysShowsFailure: true,
    draft,
    send,
  });
  const { loaded: hints, load: loadHints } = useOnDemand(hintsCode);
  useEffect(() => void loadHints(), [loadHints]);
  const quantity = useRef<HTMLDivElement>(null);
  const charity = chosen ?? draft.restored?.fields.charity ?? '';
  const isAlreadySent = form.problem?.cause?.code === 'idempotency_key_reused';
  // Undefined at first. The code has loaded by the time these components have something to show.
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
      <OutcomeNotice
        outcome={form.outcome}
        notices={<FormNotices draft={draft} problem={form.problem} copy={copy} />}
      />
      <CharityChoice
        key={`charity-${resetCount}`}
        {...form.field('charity')}
        copy={copy}
        chosen={charity}
        onChoose={choose}
        showNeed={(id) => hints && <hints.CharityNeed organizationId={id} copy={needs.card} />}
      />
      <div ref={items}>
        <Field {...form.field('itemsName')} label={copy.itemsName} hint={copy.itemsNameHint} autoComplete="off" />
        {hints && refusals && <hints.RefusalHint field={items} url={refusals} />}
        {hints && <hints.NeedHint field={items} charity={linkedCharity() ?? charity} copy={needs.match} />}
      </div>
      <Field {...form.field('location')} label={copy.location} hint={copy.locationHint} autoComplete="address-line1" />
      <div className="donation-form__pair">
        <div ref={quantity}>
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
          {hints && <hints.CoinQuote field={quantity} text={copy.coinQuote} />}
        </div>
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
