import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { environment } from '../src/environment.js';

/** Where uploads are until they are accepted: not in the folder that all users of the machine share. */
function uploadDir(): string {
  const dir = path.resolve(process.env['DATA_DIR'] ?? '../.data', 'received');
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  return dir;
}

/**
 * For the admin and its own API. Everything under /api and the portal's pages are answered before this list
 * (src/http/api-middleware.ts); Strapi requires most of these entries.
 */
export default () => {
  const publicUrl = new URL(environment(process.env).publicUrl);
  return [
    'strapi::errors',
    {
      name: 'strapi::security',
      config: { hsts: publicUrl.protocol === 'https:' && { maxAge: 31_536_000, includeSubDomains: false } },
    },
    {
      name: 'strapi::cors',
      // By default Strapi lets the pages of every site read replies with the cookies of an administrator.
      config: { origin: [publicUrl.origin] },
    },
    'strapi::query',
    {
      name: 'strapi::body',
      config: {
        // A text of 100,000 characters in each of three languages.
        jsonLimit: '2mb',
        formLimit: '64kb',
        textLimit: '64kb',
        formidable: { maxFileSize: 5 * 1024 * 1024, maxFiles: 20, uploadDir: uploadDir() },
      },
    },
    'global::remove-received',
    'global::admin-login',
    'strapi::session',
    'strapi::favicon',
    'strapi::public',
  ];
};
