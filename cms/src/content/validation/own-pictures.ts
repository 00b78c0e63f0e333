import type { Context, Next } from 'koa';
import { currentEditor } from '../editors/editor.js';
import { ContentRefused } from './refusals.js';
import { foldersWithin, picturesOf, picturesWithin, type RowId, type WithCreator } from './used-pictures.js';

interface Permissions {
  action: string;
  ability: { can(action: string, subject: unknown): boolean };
  toSubject(of: WithCreator): unknown;
}

interface Selection {
  fileIds?: unknown;
  folderIds?: unknown;
}

/** Strapi's controller refuses what is no list of ids. */
const idsIn = (given: unknown): RowId[] => (Array.isArray(given) ? (given as RowId[]) : []);

/**
 * Refuses to delete, move or rename pictures and folders of others, also within folders, where the editor may change
 * only their own: Strapi checks that for single pictures and not for several together.
 *
 * @throws {ContentRefused}
 */
export async function requireOwnPictures(ctx: Context, next: Next): Promise<unknown> {
  const { fileIds, folderIds } = ctx.request.body as Selection;
  const { id } = ctx['params'] as { id?: string };
  const folders = await foldersWithin(strapi, id === undefined ? idsIn(folderIds) : [id]);
  const pictures = await picturesOf(strapi).findMany({
    where: { id: { $in: idsIn(fileIds) } },
    populate: ['createdBy'],
  });
  const all = [...folders, ...pictures, ...(await picturesWithin(strapi, folders))];
  const service = strapi.service('admin::permission') as unknown as {
    createPermissionsManager(options: object): Permissions;
  };
  const permissions = service.createPermissionsManager({
    ability: (ctx.state as { userAbility: unknown }).userAbility,
    action: 'plugin::upload.assets.update',
    model: 'plugin::upload.file',
  });
  if (!all.every((each) => permissions.ability.can(permissions.action, permissions.toSubject(each))))
    throw new ContentRefused('pictureOfOthers', currentEditor(strapi).language);
  return next();
}
