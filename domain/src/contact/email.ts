import { nameKey } from '../text/name-key.js';

const maxLength = 254;
const maxLocalLength = 64;
const maxLabelLength = 63;

/** Words of RFC 5322's dot-atom; quoted local parts are not worth the trouble they cause in mail headers. */
const localWord = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+$/;
/** A label may hold å, ä and ö: they are in use under .fi. */
const label = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?$/u;

/**
 * Whether an e-mail address has a valid form (specification §5): one `@`, a dot-atom of at most 64 characters,
 * a domain of at least two labels whose last is no number, 254 characters in all, in the form in which addresses
 * are compared too. Not trimmed. Cut at dots before matching, so the time is linear in the length.
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
