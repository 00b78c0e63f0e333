import { array, object, string } from 'yup';
import { anonymous, endpoint, record } from '../endpoint.js';
import { language, shape } from '../schema.js';
import { infoPlaces } from './info-places.js';

const infoTextReply = object({
  place: string().oneOf(infoPlaces).required(),
  /** The label of the button that opens it. */
  title: string().defined(),
  /** Markdown. */
  text: string().defined(),
  /** The language that the text is in. */
  language: language(),
});

export const getInfoTexts = endpoint({
  method: 'GET',
  path: '/info-texts',
  summary: 'The help texts by their place in the portal; in Finnish when they are not translated',
  access: anonymous,
  isPublished: true,
  query: shape({ language: language() }),
  reply: record(object({ texts: array(infoTextReply).required() })),
});
