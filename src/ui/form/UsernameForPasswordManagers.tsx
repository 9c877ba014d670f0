import '../../styles/blocks/visually-hidden.scss';

/**
 * An invisible field with the email of the account, for a form that has only password fields: password managers need the username
 * (https://www.chromium.org/developers/design-documents/create-amazing-password-forms/).
 */
export function UsernameForPasswordManagers({ email }: { email: string }) {
  return (
    <input
      className="visually-hidden"
      type="email"
      name="email"
      autoComplete="username"
      defaultValue={email}
      readOnly
      tabIndex={-1}
      aria-hidden="true"
    />
  );
}
