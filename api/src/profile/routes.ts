import type { BodyOf } from '@kindcrate/contract/endpoint';
import {
  changePasswordEndpoint,
  getProfileEndpoint,
  renewCodeEndpoint,
  updateContactDetailsEndpoint,
  uploadPhotoEndpoint,
} from '@kindcrate/contract/profile';
import { dynamic, Struct } from 'superstruct';
import { changePasswordHash, changeUser, findUser } from '../accounts/user-repository.ts';
import { accountOf, sessionOver } from '../http/authentication.ts';
import type { AnswerCall } from '../http/endpoints.ts';
import { drawRedemptionCode } from '../redemptions/create-code.ts';
import type { Services } from '../services.ts';
import { describeProfile } from './describe-profile.ts';
import { changePhoto } from './profile-photo.ts';

type Update = BodyOf<typeof changePasswordEndpoint> | BodyOf<typeof updateContactDetailsEndpoint>;

/** One path takes either body (specification, section 7): with a password in it, it changes the password. */
const update = {
  ...updateContactDetailsEndpoint,
  body: new Struct<Update, object>({
    ...dynamic<Update>(
      (body) =>
        (isPasswordChange(body) ? changePasswordEndpoint.body : updateContactDetailsEndpoint.body) as Struct<Update>,
    ),
    schema: { ...changePasswordEndpoint.body.schema, ...updateContactDetailsEndpoint.body.schema },
  }),
};

export function addProfileRoutes(answer: AnswerCall, services: Services): void {
  const { database, passwords } = services;

  answer(
    getProfileEndpoint,
    async (request) => {
      const user = await findUser(database, accountOf(request).userId);
      if (!user) throw new Error('a session outlived its user');
      return { data: await describeProfile(services, user) };
    },
    { isWriting: true },
  );

  answer(renewCodeEndpoint, async (request) => ({
    data: await drawRedemptionCode(services, accountOf(request).userId),
  }));

  answer(uploadPhotoEndpoint, async (request) => {
    await changePhoto(services, accountOf(request).userId, request.body.image.bytes);
    return { success: true, message: 'Your Photo Is Updated successfully!' };
  });

  answer(update, async (request) => {
    const { userId, sessionId } = accountOf(request);
    const body = request.body;
    if ('password' in body) {
      const hash = await passwords.hash(body.password);
      if (!(await changePasswordHash(database, userId, hash, sessionId))) throw sessionOver();
      return { success: true, message: 'Your password is changed. Everywhere else you are logged out now' };
    }
    await changeUser(database, userId, body);
    return { success: true, message: 'Your profile is updated' };
  });
}

function isPasswordChange(body: unknown): boolean {
  return typeof body === 'object' && body !== null && ('password' in body || 'confirmPassword' in body);
}
