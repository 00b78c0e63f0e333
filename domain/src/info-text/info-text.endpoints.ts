import { array, object, string } from 'yup';
import { anonymous, endpoint, record } from '../endpoint.js';
import { language, shape } from '../schema.js';
import { infoPlaces } from './info-places.js';

const infoTextReply = object({
  place: string().oneOf(infoPlaces).required(),
  /** The words that one presses to open it. */
  title: string().defined(),
  /** Markdown. */
  text: string().defined(),
  /** That it is in. */
  language: language(),
});

export const getInfoTexts = endpoint({
  method: 'GET',
  path: '/info-texts',
  summary: 'The boxes of help, by their place in the portal; in Finnish where they are not translated',
  access: anonymous,
  isPublished: true,
  query: shape({ language: language() }),
  reply: record(object({ texts: array(infoTextReply).required() })),
});
