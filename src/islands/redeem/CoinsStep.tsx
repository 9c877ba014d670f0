import type { CollectionEntry } from 'astro:content';
import { coins } from '@kindcrate/contract/fields';
import { object } from 'superstruct';
import { interpolate } from '../../lib/interpolate.ts';
import { requestRedemption, startOver } from '../../stores/redemption.ts';
import { Field } from '../../ui/field/Field.tsx';
import { ErrorSummary } from '../../ui/form/ErrorSummary.tsx';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { useForm } from '../../ui/form/use-form.ts';

interface Props {
  copy: CollectionEntry<'redeem'>['data']['coins'];
  customer: { code: string; firstName: string; most: number };
  nextLabel: string;
}

const struct = object({ coins: coins() });

/** Says who it is and what the balance allows, and takes how many coins to ask for. */
export function CoinsStep({ copy, customer: { code, firstName: name, most }, nextLabel }: Props) {
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
      <h2 className="redeem-desk__title" tabIndex={-1}>
        {interpolate(copy.title, { name })}
      </h2>
      <ErrorSummary {...form.summary} />
      <dl className="redeem-desk__most">
        <dt>{copy.most}</dt>
        <dd>{most}</dd>
      </dl>
      {most > 0 ? (
        <>
          <Field
            {...form.field('coins')}
            label={copy.coins}
            hint={interpolate(copy.coinsHint, { name })}
            inputMode="numeric"
            autoComplete="off"
          />
          <SubmitButton label={interpolate(copy.submit, { name })} isPending={form.isPending} />
        </>
      ) : (
        <p>{copy.none}</p>
      )}
      <button className="link" type="button" onClick={startOver}>
        {nextLabel}
      </button>
    </form>
  );
}
