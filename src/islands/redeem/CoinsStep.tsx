import type { CollectionEntry } from 'astro:content';
import { coins } from '@kindcrate/contract/fields';
import { object } from 'superstruct';
import { fillIn } from '../../lib/fill-in.ts';
import { askDonor, nextCustomer } from '../../stores/redemption.ts';
import { ErrorSummary } from '../error-summary/ErrorSummary.tsx';
import { Field } from '../field/Field.tsx';
import { SubmitButton } from '../form/SubmitButton.tsx';
import { useForm } from '../form/use-form.ts';

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
    problems: copy.problems,
    failure: copy.failure,
    async send({ coins }) {
      await askDonor(code, coins);
      return undefined;
    },
  });

  return (
    <form className="form" {...form.props}>
      <h2 className="redeem-desk__title" tabIndex={-1}>
        {fillIn(copy.title, { name })}
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
            hint={fillIn(copy.coinsHint, { name })}
            inputMode="numeric"
            autoComplete="off"
          />
          <SubmitButton label={fillIn(copy.submit, { name })} isPending={form.isPending} />
        </>
      ) : (
        <p>{copy.none}</p>
      )}
      <button className="link" type="button" onClick={nextCustomer}>
        {nextLabel}
      </button>
    </form>
  );
}
