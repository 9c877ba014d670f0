import { resendConfirmation } from '../../stores/resend-confirmation.ts';
import { ActionNotice } from '../../ui/async-button/ActionNotice.tsx';
import { AsyncButton } from '../../ui/async-button/AsyncButton.tsx';
import { useAsyncAction } from '../../ui/async-button/use-async-action.ts';
import type { ConfirmEmailCopy } from './copy.ts';

interface Props {
  copy: ConfirmEmailCopy;
}

/** The button in `ConfirmEmailNotice` that sends the link again, and the result. */
export function ResendConfirmation({ copy }: Props) {
  const action = useAsyncAction(copy.failure);
  return (
    <>
      <AsyncButton
        label={copy.resend}
        isQuiet
        isPending={action.isPending}
        onClick={() => void action.run(resendConfirmation)}
      />
      <ActionNotice action={action} />
    </>
  );
}
