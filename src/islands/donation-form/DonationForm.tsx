import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { onDemand } from '../../lib/on-demand.ts';
import { organizations } from '../../stores/organizations.ts';
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
import type { RenderHint } from './items/render-hint.ts';
import { linkedCharity, removeLinkedCharity } from './linked-charity.ts';
import { fillInLinkedItems } from './linked-items.ts';
import { MoreItems } from './MoreItems.tsx';
import type { NeedsCopy } from './needs/copy.ts';
import { PhoneField } from './PhoneField.tsx';
import { PhotoField } from './PhotoField.tsx';
import { useSendDonation } from './use-send-donation.ts';

interface Props {
  copy: DonationFormCopy;
  needs: NeedsCopy;
  /**
   * The URL of a JSON file with `RefusalListCopy`: the goods that the charity does not accept. Without a URL, the form does not
   * warn about such goods.
   */
  refusals?: string;
  /** The URL of a JSON file with `HandoverChoiceCopy`: how the form asks about the handover. Without a URL, the form does not ask. */
  handover?: string;
  /**
   * The path of the page with the `Thanks` island, which opens after a donation. Without a path, the form itself shows that
   * the donation was sent.
   */
  thanksPage?: string;
}

const lazySendDonation = onDemand('send-donation', () => import('./send-donation.ts'));
const lazyItemList = onDemand('ItemList', async () => (await import('./items/ItemList.tsx')).ItemList);
const lazyFormParts = onDemand('form-parts', async () => (await import('./form-parts.ts')).formParts);

/** The donation form (specification, section 2). */
export default function DonationForm({ copy, needs, refusals, handover, thanksPage }: Props) {
  const [chosen, setChosen] = useState<string>();
  // Part of the keys of fields that have state, so that a reset remounts them.
  const [resetCount, setResetCount] = useState(0);
  const items = useRef<HTMLDivElement>(null);
  // This layout effect must run before the draft's, which does not overwrite fields that are already filled in.
  useLayoutEffect(() => fillInLinkedItems(items.current), []);
  const draft = useAccountDraft('donation');
  const { send, progress, cancel } = useSendDonation(copy, thanksPage, draft);
  const form = useFormOnDemand({
    name: 'donation',
    code: lazySendDonation,
    errorTitle: copy.errorTitle,
    failure: copy.failure,
    alwaysShowsFailure: true,
    draft,
    send,
  });
  const { loaded: parts, load: loadParts } = useOnDemand(lazyFormParts);
  useEffect(() => void loadParts(), [loadParts]);
  const { loaded: ItemList, hasFailed, load: loadItems } = useOnDemand(lazyItemList);
  const restored = draft.restored?.fields;
  const hasItems = Boolean(restored?.items);
  /** Whether the list of items was opened to add an item. Undefined while the list is closed. */
  const [addsItem, setAddsItem] = useState<boolean>();
  useEffect(() => {
    if (hasItems) void loadItems();
  }, [hasItems, loadItems]);
  const quantity = useRef<HTMLDivElement>(null);
  const charity = chosen ?? restored?.charity ?? '';
  // Components in the code that sends the form. That code has loaded by the time the components have something to show.
  const sending = lazySendDonation.loaded?.parts;

  const choose = (id: string) => {
    removeLinkedCharity();
    setChosen(id);
  };
  const onReset = () => {
    // Not undefined, which would select the charity of the restored draft.
    choose('');
    setAddsItem(undefined);
    setResetCount(resetCount + 1);
  };
  const openItems = (addsOne: boolean) => {
    setAddsItem(addsOne);
    void loadItems();
  };
  const renderHint: RenderHint = (field, index = 0) =>
    parts && (
      <>
        {refusals && <parts.RefusalHint field={field} url={refusals} />}
        <parts.NeedHint field={field} index={index} charity={linkedCharity() ?? charity} copy={needs.match} />
      </>
    );

  return (
    <form className="form donation-form" {...form.props} onReset={onReset}>
      {sending ? (
        <sending.DonationProblem {...form.summary} copy={copy} draft={draft} />
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
        renderNeed={(id) => parts && <parts.CharityNeed organizationId={id} copy={needs.card} />}
      />
      <div ref={items}>
        <Field {...form.field('itemsName')} label={copy.itemsName} hint={copy.itemsNameHint} autoComplete="off" />
        {renderHint(items)}
      </div>
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
        {parts && <parts.CoinQuote field={quantity} text={copy.coinQuote} />}
      </div>
      {ItemList && (hasItems || addsItem !== undefined) ? (
        <ItemList
          key={`items-${resetCount}`}
          form={draft.ref}
          field={form.field}
          restored={restored}
          addsItem={addsItem ?? false}
          copy={copy}
          renderHint={renderHint}
        />
      ) : (
        <>
          <PhotoField
            key={`photo-${resetCount}`}
            {...form.field('image')}
            copy={copy}
            wasChosen={draft.restored?.hasFile ?? false}
          />
          <MoreItems copy={copy} hasFailed={hasFailed} onOpen={openItems} />
        </>
      )}
      {parts && handover && (
        <parts.HandoverPart
          key={`handover-${resetCount}`}
          url={handover}
          organizations={organizations}
          candidates={[linkedCharity(), charity]}
          draft={draft}
          field={form.field}
          copy={copy}
        />
      )}
      <div className="donation-form__pair">
        <Field
          {...form.field('location')}
          label={copy.location}
          hint={copy.locationHint}
          autoComplete="address-line1"
        />
        <PhoneField key={`phone-${resetCount}`} {...form.field('phone')} copy={copy} />
      </div>
      {sending && <sending.Sending isPending={form.isPending} progress={progress} copy={copy} onCancel={cancel} />}
      <SubmitButton label={copy.submit} isPending={form.isPending} />
    </form>
  );
}
