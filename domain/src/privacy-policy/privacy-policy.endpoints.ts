import { array, number, object, string } from 'yup';
import { anonymous, endpoint, record } from '../endpoint.js';
import { language, shape } from '../schema.js';

const privacyPolicyReply = object({
  /** `YYYY-MM-DD` */
  updatedOn: string().defined(),
  /** The language that the text is in. */
  language: language(),
  sections: array(
    object({
      number: number().required(),
      title: string().defined(),
      /** Markdown. */
      text: string().defined(),
    }),
  ).required(),
});

export const getPrivacyPolicy = endpoint({
  method: 'GET',
  path: '/privacy-policy',
  summary: 'The privacy policy in numbered sections; in English when it is not translated',
  access: anonymous,
  isPublished: true,
  query: shape({ language: language() }),
  reply: record(privacyPolicyReply),
});
