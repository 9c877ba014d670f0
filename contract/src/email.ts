import { limits } from './limits.ts';

const acceptedTopLevelDomains = new Set(['com', 'net']);
const localPart = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
// At most 63 characters (RFC 1035, 2.3.4).
const domainLabel = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;

/**
 * Checks for an email address that the specification accepts (section 5): well-formed, with at least two domain labels
 * and the top-level domain `com` or `net` in any letter case.
 */
export function isEmail(text: string): boolean {
  const [local = '', domain = '', ...more] = text.split('@');
  const labels = domain.split('.');
  return (
    more.length === 0 &&
    text.length <= limits.email.address &&
    local.length <= limits.email.localPart &&
    localPart.test(local) &&
    labels.length >= 2 &&
    labels.every((label) => domainLabel.test(label)) &&
    acceptedTopLevelDomains.has(labels.at(-1)?.toLowerCase() ?? '')
  );
}
