import { environment } from '../src/environment.js';

/**
 * For the admin and its own API. Everything under /api and the portal's pages are answered before this list
 * (src/http/api-middleware.ts); Strapi requires most of these entries.
 */
export default [
  'strapi::errors',
  'strapi::security',
  {
    name: 'strapi::cors',
    // By default Strapi lets the pages of every site read replies with the cookies of an administrator.
    config: { origin: [new URL(environment(process.env).publicUrl).origin] },
  },
  'strapi::query',
  {
    name: 'strapi::body',
    config: {
      // A text of 100,000 characters in each of three languages.
      jsonLimit: '2mb',
      formLimit: '64kb',
      textLimit: '64kb',
      formidable: { maxFileSize: 5 * 1024 * 1024, maxFiles: 20 },
    },
  },
  'global::admin-login',
  'strapi::session',
  'strapi::favicon',
  'strapi::public',
];
