import { limits } from './limits.ts';

const topLevelDomains = new Set(['com', 'net']);
const localPart = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
const domainLabel = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;

/**
 * Whether a text is an email address that we accept: well-formed, at least two domain segments,
 * top-level domain `com` or `net` in any letter case (specification, section 5).
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
    topLevelDomains.has(labels.at(-1)?.toLowerCase() ?? '')
  );
}
