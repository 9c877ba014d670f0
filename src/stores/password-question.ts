import { atom } from 'nanostores';

interface Question {
  /** @param isProved whether the current password was given; false when the question was dismissed */
  answer: (isProved: boolean) => void;
}

/** The question for the current password that a `PasswordCheck` dialog shows; undefined while there is none. */
export const $passwordQuestion = atom<Question | undefined>();

/** Resolves to whether the current password was given. */
export function askForPassword(): Promise<boolean> {
  return new Promise((resolve) => {
    $passwordQuestion.set({
      answer(isProved) {
        $passwordQuestion.set(undefined);
        resolve(isProved);
      },
    });
  });
}
