import { nameKey } from '../text/name-key.js';

const maxLength = 254;
const maxLocalLength = 64;
const maxLabelLength = 63;

/** The atoms of RFC 5322's dot-atom. Quoted local parts are not supported, as they cause trouble in mail headers. */
const localWord = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+$/;
/** A label may contain å, ä and ö, which are used under .fi. */
const label = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?$/u;

/**
 * Whether an e-mail address has a valid form (specification §5): one `@`, a dot-atom of at most 64 characters,
 * a domain of at least two labels whose last is no number, 254 characters in all, also in the form in which addresses
 * are compared. Not trimmed. The address is split at dots before matching, so the time is linear in the length.
 */
export function isValidEmail(email: string): boolean {
  if (email.length > maxLength || nameKey(email).length > maxLength) return false;
  const [local = '', domain = '', ...rest] = email.split('@');
  return rest.length === 0 && isLocalPart(local) && isDomain(domain);
}

function isLocalPart(local: string): boolean {
  return local.length <= maxLocalLength && local.split('.').every((word) => localWord.test(word));
}

function isDomain(domain: string): boolean {
  const labels = domain.split('.');
  const top = labels.at(-1) ?? '';
  return (
    labels.length >= 2 &&
    labels.every((part) => part.length <= maxLabelLength && label.test(part)) &&
    top.length >= 2 &&
    !/^\p{N}+$/u.test(top)
  );
}
