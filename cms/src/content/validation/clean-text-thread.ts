import { runTaskInThread } from '../../threads/in-thread.js';
import { cleanMarkdown } from './clean-text.js';

/** The thread of `sanitizeMarkdown`. */
runTaskInThread((text: string) => Promise.resolve(cleanMarkdown(text)));
