import { atom } from 'nanostores';

interface Question {
  /** @param isVerified whether the current password was verified; false when the question was dismissed */
  answer: (isVerified: boolean) => void;
}

/** The question for the current password that a `PasswordCheck` dialog shows; undefined while there is none. */
export const $passwordQuestion = atom<Question | undefined>();

/** Resolves to whether the current password was verified. */
export function askForPassword(): Promise<boolean> {
  return new Promise((resolve) => {
    $passwordQuestion.set({
      answer(isVerified) {
        $passwordQuestion.set(undefined);
        resolve(isVerified);
      },
    });
  });
}
