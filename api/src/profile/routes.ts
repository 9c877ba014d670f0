import type { BodyOf } from '@kindcrate/contract/endpoint';
import { getProfileEndpoint, renewRedemptionCodeEndpoint } from '@kindcrate/contract/profile';
import {
  changePasswordEndpoint,
  updateContactDetailsEndpoint,
  uploadProfilePhotoEndpoint,
} from '@kindcrate/contract/profile-changes';
import { dynamic, Struct } from 'superstruct';
import { changePassword } from '../accounts/change-password.ts';
import { requireRecentLogin } from '../accounts/recent-login.ts';
import { updateContactDetails } from '../accounts/user-repository.ts';
import { accountOf } from '../http/authentication.ts';
import type { AddRoute, EndpointRequest } from '../http/endpoints.ts';
import { createRedemptionCode } from '../redemptions/create-code.ts';
import { createCodeSigner } from '../redemptions/signed-code.ts';
import type { Services } from '../services.ts';
import { successText } from '../texts/texts.ts';
import { changePhoto } from './profile-photo.ts';
import { createProfileSerializer } from './serialize-profile.ts';

type Update = BodyOf<typeof changePasswordEndpoint> | BodyOf<typeof updateContactDetailsEndpoint>;

/** One path accepts two bodies (specification, section 7): a body with a password changes the password. */
const updateEndpoint = {
  ...updateContactDetailsEndpoint,
  body: new Struct<Update, object>({
    ...dynamic<Update>(
      (body) =>
        (isPasswordChange(body) ? changePasswordEndpoint.body : updateContactDetailsEndpoint.body) as Struct<Update>,
    ),
    // The contract's `check` drops fields that are not in the schema, and `dynamic` leaves the schema empty.
    schema: { ...changePasswordEndpoint.body.schema, ...updateContactDetailsEndpoint.body.schema },
  }),
};

export function addProfileRoutes(route: AddRoute, services: Services): void {
  const { database } = services;
  const serializeProfile = createProfileSerializer(services);
  const signer = createCodeSigner(services.tokenSecret);

  route(getProfileEndpoint, async (request, reply) => {
    reply.header('content-type', 'application/json; charset=utf-8');
    return serializeProfile(accountOf(request));
  });

  route(renewRedemptionCodeEndpoint, async (request) => ({
    data: await createRedemptionCode(services, signer, accountOf(request)),
  }));

  route(uploadProfilePhotoEndpoint, async (request) => {
    await changePhoto(services, accountOf(request).userId, request.body.image.bytes);
    return { success: true, message: successText('uploadPhoto') };
  });

  const bodies = [updateContactDetailsEndpoint.body, changePasswordEndpoint.body];
  const update = async (request: EndpointRequest<typeof updateEndpoint>) => {
    const account = accountOf(request);
    const body = request.body;
    if ('password' in body) {
      requireRecentLogin(account);
      await changePassword(services, account, body.password);
      return { success: true, message: successText('changePassword') };
    }
    await database.transaction().execute((transaction) => updateContactDetails(transaction, account.userId, body));
    return { success: true, message: successText('updateContactDetails') };
  };
  route(updateEndpoint, update, { bodies });
}

function isPasswordChange(body: unknown): boolean {
  return typeof body === 'object' && body !== null && ('password' in body || 'confirmPassword' in body);
}
