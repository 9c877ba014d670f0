import { useEffect } from 'react';
import { notifyPage } from '../../lib/notify-page.ts';
import { onDemand } from '../../lib/on-demand.ts';
import type { FormCopy, OfflineCopy } from '../../ui/copy.ts';
import { Field } from '../../ui/field/Field.tsx';
import { ErrorSummary } from '../../ui/form/ErrorSummary.tsx';
import { OfflineNotice } from '../../ui/form/FormNotices.tsx';
import { OutcomeNotice } from '../../ui/form/OutcomeNotice.tsx';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { useFormOnDemand } from '../../ui/form/use-form-on-demand.ts';
import './card-form.scss';

export interface CardFormCopy extends FormCopy, OfflineCopy {
  cardNumber: string;
  expiryDate: string;
  expiryDateHint: string;
  securityCode: string;
  securityCodeHint: string;
}

interface Props {
  copy: CardFormCopy;
}

const lazySendPayment = onDemand('send-payment', () => import('./send-payment.ts'));

/** The form of the sandbox, which accepts test cards only. */
export default function CardForm({ copy }: Props) {
  const form = useFormOnDemand({
    name: 'card',
    code: lazySendPayment,
    errorTitle: copy.errorTitle,
    failure: copy.failure,
    send: async (values, { pay }) => ({ message: await pay(values), resetsForm: true }),
  });
  useEffect(() => notifyPage('ready'), []);

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
      <OutcomeNotice outcome={form.outcome} notices={<OfflineNotice problem={form.problem} text={copy.offline} />} />
    </form>
  );
}
