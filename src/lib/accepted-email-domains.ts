import { acceptEmailDomains } from '@kindcrate/contract/email';

/** The setting at build time, the same as in the API: domains separated by commas. Empty or undefined selects the default. */
const setting: string | undefined = import.meta.env?.ACCEPTED_EMAIL_DOMAINS;

// This module is imported for this side effect by all code that checks email addresses or lists the accepted domains.
if (setting) acceptEmailDomains(setting.split(',').map((domain) => domain.trim()));
