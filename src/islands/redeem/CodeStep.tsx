import type { CollectionEntry } from 'astro:content';
import { lookUpCodeEndpoint } from '@kindcrate/contract/redemptions';
import { useCallback } from 'react';
import { lookUpCode } from '../../stores/redemption.ts';
import { Field } from '../../ui/field/Field.tsx';
import { ErrorSummary } from '../../ui/form/ErrorSummary.tsx';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { Scanner } from './Scanner.tsx';

interface Props {
  copy: CollectionEntry<'redeem'>['data']['code'];
  /** What a scanned link brought along. */
  firstCode: string | undefined;
  /** Why the code before was given up. */
  problem: string | undefined;
}

/** Takes a customer's code, by camera or by hand. */
export function CodeStep({ copy, firstCode, problem }: Props) {
  const form = useForm({
    name: 'redeem',
    struct: lookUpCodeEndpoint.body,
    errorTitle: copy.errorTitle,
    failure: copy.failure,
    async send({ code }) {
      await lookUpCode(code);
      return undefined;
    },
  });
  const { ref } = form.props;
  const field = form.field('code');

  const takeScanned = useCallback(
    (code: string) => {
      const input = ref.current?.elements.namedItem('code');
      if (!(input instanceof HTMLInputElement)) return;
      input.value = code;
      ref.current?.requestSubmit();
    },
    [ref],
  );
  const typeInstead = useCallback(() => {
    ref.current?.querySelector('input')?.focus();
  }, [ref]);

  return (
    <form className="form" {...form.props}>
      <h2 className="redeem-desk__title" tabIndex={-1}>
        {copy.title}
      </h2>
      {problem && !form.problem && (
        <p className="notice notice--alert" role="alert">
          {problem}
        </p>
      )}
      <ErrorSummary {...form.summary} />
      <Scanner copy={copy} onCode={takeScanned} onTypeInstead={typeInstead} />
      <Field
        {...field}
        label={copy.code}
        hint={copy.codeHint}
        defaultValue={firstCode}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <SubmitButton label={copy.submit} isPending={form.isPending} />
    </form>
  );
}
