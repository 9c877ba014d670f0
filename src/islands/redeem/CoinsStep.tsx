import { coins } from '@kindcrate/contract/fields';
import { formatMessage } from '@kindcrate/contract/message-format';
import { object } from 'superstruct';
import { requestRedemption, startOver } from '../../stores/redemption.ts';
import { Field } from '../../ui/field/Field.tsx';
import { ErrorSummary } from '../../ui/form/ErrorSummary.tsx';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import type { CoinsStepCopy } from './copy.ts';
import '../../styles/blocks/link.scss';

interface Props {
  copy: CoinsStepCopy;
  /** `maxCoins` is the donor's balance. */
  donor: { code: string; firstName: string; maxCoins: number };
  nextCustomerLabel: string;
}

const struct = object({ coins: coins() });

/** The second step: how many coins to request from the donor. */
export function CoinsStep({ copy, donor: { code, firstName: name, maxCoins }, nextCustomerLabel }: Props) {
  const form = useForm({
    name: 'redeem',
    struct,
    errorTitle: copy.errorTitle,
    failure: copy.failure,
    async send({ coins }) {
      await requestRedemption(code, coins);
      return undefined;
    },
  });

  return (
    <form className="form" {...form.props}>
      <h2 className="redeem-steps__title" tabIndex={-1}>
        {formatMessage(copy.title, { name })}
      </h2>
      <ErrorSummary {...form.summary} />
      <dl className="redeem-steps__maximum">
        <dt>{copy.max}</dt>
        <dd>{maxCoins}</dd>
      </dl>
      {maxCoins > 0 ? (
        <>
          <Field
            {...form.field('coins')}
            label={copy.coins}
            hint={formatMessage(copy.coinsHint, { name })}
            inputMode="numeric"
            autoComplete="off"
          />
          <SubmitButton label={formatMessage(copy.submit, { name })} isPending={form.isPending} />
        </>
      ) : (
        <p>{copy.none}</p>
      )}
      <button className="link" type="button" onClick={startOver}>
        {nextCustomerLabel}
      </button>
    </form>
  );
}
