import { lookUpCodeEndpoint } from '@kindcrate/contract/redemptions';
import { useCallback, useState } from 'react';
import { codeFromLink } from '../../lib/redemption-link.ts';
import { lookUpCode } from '../../stores/redemption.ts';
import { Field } from '../../ui/field/Field.tsx';
import { ErrorSummary } from '../../ui/form/ErrorSummary.tsx';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { Scanner } from '../../ui/scanner/Scanner.tsx';
import type { CodeStepCopy } from './copy.ts';

interface Props {
  copy: CodeStepCopy;
  /** The code from a scanned link. */
  initialCode: string | undefined;
  /** Why the previous code did not work. */
  problem: string | undefined;
}

/** The first step: a donor's code, scanned or typed. */
export function CodeStep({ copy, initialCode, problem }: Props) {
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
  // The problem with the previous code must not reappear once there has been a problem with another code.
  const [isOutdated, setIsOutdated] = useState(false);
  if (form.problem && !isOutdated) setIsOutdated(true);
  const field = form.field('code');

  const submitScannedCode = useCallback(
    (code: string) => {
      const input = ref.current?.elements.namedItem('code');
      if (!(input instanceof HTMLInputElement)) return;
      input.value = code;
      ref.current?.requestSubmit();
    },
    [ref],
  );
  const focusCodeField = useCallback(() => {
    ref.current?.querySelector('input')?.focus();
  }, [ref]);

  return (
    <form className="form" {...form.props}>
      <h2 className="redeem-steps__title" tabIndex={-1}>
        {copy.title}
      </h2>
      {problem && !isOutdated && (
        <p className="notice notice--alert" role="alert">
          {problem}
        </p>
      )}
      <ErrorSummary {...form.summary} />
      <Scanner copy={copy} read={codeFromLink} onCode={submitScannedCode} onUnavailable={focusCodeField} />
      <Field
        {...field}
        label={copy.code}
        hint={copy.codeHint}
        defaultValue={initialCode}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <SubmitButton label={copy.submit} isPending={form.isPending} />
    </form>
  );
}
