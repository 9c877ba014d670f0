import { formatRecoveryCode, recoveryCodeLength } from '@kindcrate/contract/second-factor-codes';
import { createTypeableCode, hashSecretCode } from '../secret-codes.ts';

const codesPerAccount = 10;

/** Creates the codes of one account: in the form that people see once, and as the hashes that are stored. */
export function createRecoveryCodes(): { codes: string[]; hashes: string[] } {
  const values = Array.from({ length: codesPerAccount }, () => createTypeableCode(recoveryCodeLength));
  return { codes: values.map(formatRecoveryCode), hashes: values.map(hashSecretCode) };
}
