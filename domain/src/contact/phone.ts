const minLength = 5;
const maxLength = 25;

/** Registration's rule (specification §5): 5 to 25 characters, an optional plus, then digits and spaces. */
export function isValidRegistrationPhone(phone: string): boolean {
  return hasFittingLength(phone) && /^\+?[\d ]*\d[\d ]*$/.test(phone);
}

/**
 * The settings' rule (specification §5, Phone rule): 5 to 25 characters, only digits, plus, space, parentheses,
 * slash and comma, at least one digit. It accepts more than registration's, as old data contain `09 123/456`.
 */
export function isValidContactPhone(phone: string): boolean {
  return hasFittingLength(phone) && /^[\d+ ()/,]+$/.test(phone) && /\d/.test(phone);
}

function hasFittingLength(phone: string): boolean {
  return phone.length >= minLength && phone.length <= maxLength;
}
