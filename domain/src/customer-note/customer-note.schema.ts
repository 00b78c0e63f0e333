import { multilineText, shape } from '../schema.js';

/** The longest note, in characters. */
export const noteMaxLength = 5000;

/** What a member of staff writes down about a customer. */
export const customerNoteSchema = shape({ text: multilineText(noteMaxLength).required() });
