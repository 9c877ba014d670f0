import type { CollectionEntry } from 'astro:content';
import { card, payInSandbox } from '@kindcrate/contract/payments';
import { useEffect } from 'react';
import { request } from '../../lib/api.ts';
import { tellPage } from '../../lib/payment-news.ts';
import { ApiError } from '../../lib/reply.ts';
import { ErrorSummary } from '../error-summary/ErrorSummary.tsx';
import { Field } from '../field/Field.tsx';
import { OutcomeNotice } from '../form/OutcomeNotice.tsx';
import { SubmitButton } from '../form/SubmitButton.tsx';
import { useForm } from '../form/use-form.ts';
import './card-form.scss';

interface Props {
  copy: CollectionEntry<'payment'>['data']['sandbox'];
}

/** Pays in the sandbox, with a test card, what the page's address names; the page around it is told what came of it. */
export default function CardForm({ copy }: Props) {
  const form = useForm({ name: 'card', struct: card, problems: copy.problems, failure: copy.failure, send: pay });
  useEffect(() => tellPage('ready'), []);

  return (
    <form className="form" {...form.props}>
      <ErrorSummary {...form.summary} />
      {!form.outcome && (
        <>
          <Field {...form.field('cardNumber')} label={copy.cardNumber} inputMode="numeric" autoComplete="cc-number" />
          <div className="card-form__pair">
            <Field
              {...form.field('expiryDate')}
              label={copy.expiryDate}
              hint={copy.expiryDateHint}
              inputMode="numeric"
              autoComplete="cc-exp"
            />
            <Field
              {...form.field('securityCode')}
              label={copy.securityCode}
              hint={copy.securityCodeHint}
              inputMode="numeric"
              autoComplete="cc-csc"
            />
          </div>
          <SubmitButton label={copy.submit} isPending={form.isPending} />
        </>
      )}
      <OutcomeNotice outcome={form.outcome} />
    </form>
  );
}

type Card = ReturnType<typeof card.create>;

async function pay(values: Card) {
  const token = new URLSearchParams(location.hash.slice(1)).get('payment_token') ?? '';
  try {
    const { message } = await request(payInSandbox, { body: { token, ...values } });
    tellPage('accepted');
    return { message, resets: true };
  } catch (error) {
    if (error instanceof ApiError && error.code === 'card_declined') tellPage('declined');
    throw error;
  }
}
