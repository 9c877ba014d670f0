import { changeEmailEndpoint, confirmEmailEndpoint } from '@kindcrate/contract/email-confirmation';
import { forgotPasswordEndpoint, resetPasswordEndpoint } from '@kindcrate/contract/passwords';
import { resendConfirmationEndpoint } from '@kindcrate/contract/resend-confirmation';
import { accountOf } from '../http/authentication.ts';
import type { AddRoute } from '../http/endpoints.ts';
import type { Services } from '../services.ts';
import { successText } from '../texts/texts.ts';
import { requestEmailChange } from './change-email.ts';
import { createEmailConfirmation, resendConfirmationLink } from './confirm-email.ts';
import { requireRecentLogin } from './recent-login.ts';
import { requestReset, resetPassword } from './reset-password.ts';

/** Adds the routes that let people recover an account, and confirm and change its address. */
export function addRecoveryRoutes(route: AddRoute, services: Services): void {
  const confirmEmail = createEmailConfirmation(services);

  route(
    forgotPasswordEndpoint,
    async ({ body: { email } }) => {
      await requestReset(services, email);
      return { success: true, message: successText('forgotPassword', { email }) };
    },
    { limit: 'recoveries' },
  );

  route(resetPasswordEndpoint, async ({ body: { code, password } }) => {
    await resetPassword(services, code, password);
    return { success: true, message: successText('resetPassword') };
  });

  route(confirmEmailEndpoint, async ({ body: { code, password } }) => {
    const email = await confirmEmail(code, password);
    return { success: true, message: successText('confirmEmail', { email }) };
  });

  route(resendConfirmationEndpoint, async (request) => {
    const email = await resendConfirmationLink(services, accountOf(request).userId);
    return { success: true, message: successText('resendConfirmation', { email }) };
  });

  route(changeEmailEndpoint, async (request) => {
    const account = accountOf(request);
    requireRecentLogin(account);
    const { email } = request.body;
    await requestEmailChange(services, account, email);
    return { success: true, message: successText('changeEmail', { email }) };
  });
}
