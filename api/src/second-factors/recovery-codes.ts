import { formatRecoveryCode, recoveryCodeLength } from '@kindcrate/contract/second-factor-codes';
import { createTypedCode, hashSecretCode } from '../secret-codes.ts';

const codesPerAccount = 10;

/** Creates the codes of one account: as people see them, once, and as they are stored. */
export function createRecoveryCodes(): { codes: string[]; hashes: string[] } {
  const values = Array.from({ length: codesPerAccount }, () => createTypedCode(recoveryCodeLength));
  return { codes: values.map(formatRecoveryCode), hashes: values.map(hashSecretCode) };
}
