import { sendMessageSchema } from '@nimio/domain/message/message.schema';
import { encodeFinding } from '../../../shared/form/field-finding';
import { validateWith } from '../../../shared/form/validate-with';

export interface MessageValues {
  /** Of those who get it; a customer's own when it goes to the society. */
  profileHashes: string[];
  title: string;
  message: string;
}

const mostTitle = 200;

const validate = validateWith<MessageValues>(sendMessageSchema);

/**
 * What is wrong with a message, by the server's rules and the society's own limit.
 *
 * @param most how many characters the society takes
 */
export const validateMessage = (most: number) => (values: MessageValues) => {
  const found = validate(values);
  const isLong = values.message.trim().length > most;
  if (found.message !== undefined || !isLong) return found;
  return { ...found, message: encodeFinding({ code: 'tooLong', params: { max: most } }) };
};

/** What the three languages begin an answer with, and old mail programs. */
const prefixes = /^(?:(?:vs|sv|re|ad|vl)\s*:\s*)+/i;

/** The title of an answer: prefixed once, and no longer than a title may be. */
export function replyTitle(title: string, prefix: string): string {
  const whole = `${prefix} ${title.replace(prefixes, '')}`;
  if (whole.length <= mostTitle) return whole;
  // No half of a letter stays at the end.
  return `${whole.slice(0, mostTitle - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}
