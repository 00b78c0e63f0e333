import { sendMessageSchema } from '@nimio/domain/message/message.schema';
import { encodeFinding } from '../../../shared/form/field-finding';
import { validateWith } from '../../../shared/form/validate-with';

export interface MessageValues {
  /** The recipients' profiles; the customer's own when it goes to the society. */
  profileHashes: string[];
  title: string;
  message: string;
}

const mostTitle = 200;

const validate = validateWith<MessageValues>(sendMessageSchema);

/**
 * Validates a message by the server's rules and the society's limit.
 *
 * @param most maximum number of characters
 */
export const validateMessage = (most: number) => (values: MessageValues) => {
  const found = validate(values);
  const isLong = values.message.trim().length > most;
  if (found.message !== undefined || !isLong) return found;
  return { ...found, message: encodeFinding({ code: 'tooLong', params: { max: most } }) };
};

/** Prefixes of replies in the three languages and in old mail programs. */
const prefixes = /^(?:(?:vs|sv|re|ad|vl)\s*:\s*)+/i;

/** The title of a reply: prefixed once, and truncated to the maximum length. */
export function replyTitle(title: string, prefix: string): string {
  const whole = `${prefix} ${title.replace(prefixes, '')}`;
  if (whole.length <= mostTitle) return whole;
  // A surrogate pair is not split.
  return `${whole.slice(0, mostTitle - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}
