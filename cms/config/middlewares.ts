/**
 * For the admin and its own API. Everything under /api, and the portal's pages, are answered before this list
 * (src/http/front.ts); Strapi demands that most of these stand here.
 */
export default [
  'strapi::errors',
  'strapi::security',
  'strapi::cors',
  'strapi::query',
  { name: 'strapi::body', config: { jsonLimit: '1mb', formLimit: '64kb', textLimit: '64kb' } },
  'strapi::session',
  'strapi::favicon',
  'strapi::public',
];
