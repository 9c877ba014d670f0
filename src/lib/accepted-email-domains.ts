import { acceptEmailDomains } from '@kindcrate/contract/email';

/** The setting of the build, as in the API: domains separated by commas. Empty or undefined for the default. */
const setting: string | undefined = import.meta.env?.ACCEPTED_EMAIL_DOMAINS;

// Imported for this effect by whatever checks or names an email address.
if (setting) acceptEmailDomains(setting.split(',').map((domain) => domain.trim()));
