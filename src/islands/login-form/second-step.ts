import type { SecondStep } from '@kindcrate/contract/second-factors';
import type { LoginFormCopy } from './copy.ts';

/** The props of every form of the second step. */
export interface SecondStepProps {
  step: SecondStep;
  copy: LoginFormCopy;
  /** Called with the session's token once the second step has succeeded. */
  onLoggedIn: (token: string) => void;
}
