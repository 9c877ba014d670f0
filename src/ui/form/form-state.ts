import type { FieldMessages } from '@kindcrate/contract/check';
import type { ApiError } from '../../lib/api-error.ts';

/** Why a form was not sent. Shown by `ErrorSummary`. */
export interface Problem {
  title: string;
  fields: FieldMessages;
  /** The error of the request; undefined if no request failed. */
  cause?: ApiError;
}

/** What a form shows once it has been sent. */
export interface Outcome {
  message: string;
  /** Whether the fields go back to their default values. */
  resetsForm: boolean;
}

export interface FormState {
  isPending: boolean;
  problem?: Problem | undefined;
  outcome?: Outcome;
}
