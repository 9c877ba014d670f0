import { limits } from './limits.ts';

/** The domains that the specification accepts (section 5). */
export const defaultEmailDomains: readonly string[] = ['com', 'net'];
/** In a list of accepted domains, `*` stands for every domain. */
const anyDomain = '*';

let acceptedDomains = defaultEmailDomains;

const localPart = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
// A label has at most 63 characters (RFC 1035, 2.3.4).
const domainLabel = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;

/** Checks one entry for a list of accepted domains, such as `com`, `org.uk`, `example.org`, or `*` for any domain. */
export function isEmailDomain(text: string): boolean {
  return text === anyDomain || text.split('.').every((label) => domainLabel.test(label));
}

/**
 * Sets the domains that `isEmail` accepts from now on. The structs of the contract are constants, so they cannot take the
 * setting as a parameter. The API calls this when it starts, and the site when it is loaded, with the same setting.
 */
export function acceptEmailDomains(domains: readonly string[]): void {
  acceptedDomains = domains;
}

/**
 * Checks for a well-formed email address with an accepted domain of at least two labels. Letter case does not matter.
 * @param domains top-level domains such as `com`, whole domains such as `example.org`, or `*`
 */
export function isEmail(text: string, domains: readonly string[] = acceptedDomains): boolean {
  const [local = '', domain = '', ...more] = text.split('@');
  const labels = domain.split('.');
  return (
    more.length === 0 &&
    text.length <= limits.email.address &&
    local.length <= limits.email.localPart &&
    localPart.test(local) &&
    labels.length >= 2 &&
    labels.every((label) => domainLabel.test(label)) &&
    domains.some((accepted) => endsWithDomain(domain, accepted))
  );
}

function endsWithDomain(domain: string, accepted: string): boolean {
  return accepted === anyDomain || `.${domain.toLowerCase()}`.endsWith(`.${accepted.toLowerCase()}`);
}

/** The accepted domains as English text, such as `.com or .net`; undefined if every domain is accepted. */
export function describeEmailDomains(domains: readonly string[] = acceptedDomains): string | undefined {
  if (domains.includes(anyDomain)) return undefined;
  const endings = domains.map((domain) => (domain.includes('.') ? domain : `.${domain}`).toLowerCase());
  return new Intl.ListFormat('en', { type: 'disjunction' }).format(endings);
}
