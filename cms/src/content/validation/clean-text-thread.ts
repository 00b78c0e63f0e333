import { runTaskInThread } from '../../threads/in-thread.js';
import { cleanMarkdown } from './clean-text.js';
import { plainText } from './plain-text.js';

/** A text to sanitize, or with the portal's address one to convert into plain text. */
export interface TextTask {
  text: string;
  origin?: string;
}

/** The thread of `sanitizeMarkdown` and `plainTextOf`. */
runTaskInThread(({ text, origin }: TextTask) =>
  Promise.resolve(origin === undefined ? cleanMarkdown(text) : plainText(text, origin)),
);
