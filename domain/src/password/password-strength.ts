/**
 * The rule of owasp-password-strength-test with its default settings, which are the specification's numbers.
 * Implemented here because the package has global mutable settings and knows the letters a to z only: it reports that
 * `Åäkköset12!` has no upper case letter.
 */
const minLength = 10;
const maxLength = 128;
const minPhraseLength = 20;

/** What a password lacks: `length` when it is too short, `repeats` when three equal characters follow each other. */
export type PasswordFault = 'length' | 'tooLong' | 'repeats' | 'lower' | 'upper' | 'digit' | 'special';

export interface PasswordStrength {
  /** What the server enforces. */
  isStrong: boolean;
  /** For the strength bar: 0 to 5, and 5 exactly when strong. */
  score: number;
  /** In the order in which the form lists them; empty exactly when strong. */
  missing: PasswordFault[];
}

/**
 * Length and repetition always count. A phrase of 20 characters is strong by its length; anything shorter has to pass all
 * four of these tests. A letter with diacritics counts as a letter and as special, so that every password that the package
 * accepts is accepted.
 */
const characterTests = [
  ['lower', /\p{Ll}/u],
  ['upper', /\p{Lu}/u],
  ['digit', /\d/],
  ['special', /[^A-Za-z0-9]/],
] as const;

/**
 * Checks whether a password is strong enough and what it lacks (specification §5, New password): 10 to 128
 * UTF-16 units, a passphrase from 20, otherwise upper and lower case, a digit and a special character; never
 * three equal characters in a row. Counted after NFC, the form in which the server hashes it.
 */
export function passwordStrength(password: string): PasswordStrength {
  const normalized = password.normalize('NFC');
  const isPhrase = normalized.length >= minPhraseLength;
  const lacking = isPhrase ? [] : characterTests.filter(([, test]) => !test.test(normalized));
  const missing: PasswordFault[] = [
    ...(normalized.length < minLength ? (['length'] as const) : []),
    ...(normalized.length > maxLength ? (['tooLong'] as const) : []),
    ...(/(.)\1\1/su.test(normalized) ? (['repeats'] as const) : []),
    ...lacking.map(([fault]) => fault),
  ];
  // An empty password has no repetition, but must not score a point for that.
  const score = normalized === '' ? 0 : Math.max(0, 5 - missing.length);
  return { isStrong: missing.length === 0, score, missing };
}
