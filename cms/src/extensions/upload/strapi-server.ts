import type { Context, Next } from 'koa';
import { checkPicture, type UploadedFile } from '../../content/validation/check-picture.js';
import { requireOwnPictures } from '../../content/validation/own-pictures.js';
import { type UploadServices, watchPictures } from '../../content/validation/watch-pictures.js';

interface Route {
  handler: string;
  config: { middlewares?: ((ctx: Context, next: Next) => Promise<unknown>)[] };
}

interface Plugin {
  services: UploadServices;
  routes: { admin: { routes: Route[] } };
}

interface WithFiles {
  files?: Record<string, UploadedFile | UploadedFile[]>;
}

async function checkPictures(ctx: Context, next: Next): Promise<unknown> {
  const { files = {} } = ctx.request as unknown as WithFiles;
  for (const file of Object.values(files).flat()) await checkPicture(file);
  return next();
}

/** Calls that change several pictures at once, or a folder and its contents. */
const bulkRoutes: readonly string[] = [
  'admin-folder-file.deleteMany',
  'admin-folder-file.moveMany',
  'admin-folder.update',
];

/** Checks the content of uploads, and refuses to fetch files by address (SSRF). */
export default (plugin: Plugin) => {
  const { admin } = plugin.routes;
  admin.routes = admin.routes.filter(({ handler }) => handler !== 'admin-upload.uploadFromUrls');
  // Applies to every route of a file: uploads and replacements.
  for (const route of admin.routes) {
    route.config.middlewares = [
      ...(route.config.middlewares ?? []),
      checkPictures,
      ...(bulkRoutes.includes(route.handler) ? [requireOwnPictures] : []),
    ];
  }
  return { ...plugin, services: watchPictures(plugin.services) };
};
