import { object, string } from 'yup';
import { anonymous, endpoint, record, redirect } from '../endpoint.js';
import { flag, languages, shape } from '../schema.js';

const ofLink = () => shape({ token: string().required() });

export const openUnsubscribePage = endpoint({
  method: 'GET',
  path: '/newsletter/unsubscribe/:token',
  summary:
    'Redirect to the page for unsubscribing, for mail programs that open the header’s link in a browser',
  access: anonymous,
  throttle: 'unsubscription',
  params: ofLink(),
  query: shape({ language: string().oneOf(languages).optional() }),
  reply: redirect,
});

export const unsubscribeFromNewsletter = endpoint({
  method: 'POST',
  path: '/newsletter/unsubscribe/:token',
  summary:
    'Switch the newsletter off for every profile with the address of the link; the form of RFC 8058 is accepted',
  access: anonymous,
  throttle: 'unsubscription',
  acceptsForm: true,
  params: ofLink(),
  reply: record(object({ mailNewsletter: flag() })),
});
