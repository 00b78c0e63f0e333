import type { Core } from '@strapi/strapi';
import type { Transaction } from '../../data/database.js';
import { pictureKind } from '../content-kinds.js';
import { contentTransaction } from '../content-transaction.js';
import { auditEditor, currentEditor } from '../editors/editor.js';
import { foldersWithin, type Picture, picturesOf, picturesWithin, refuseUsed } from './used-pictures.js';

/** The services of the media library that add and delete pictures. */
interface Uploads {
  upload(options: object, by?: object): Promise<Picture[]>;
  updateFileInfo(id: number, info: object, by?: object): Promise<Picture>;
  replace(id: number, options: object, by?: object): Promise<Picture>;
  remove(picture: Picture): Promise<unknown>;
}

interface ByIds {
  deleteByIds(ids?: number[]): Promise<unknown>;
}

export interface UploadServices {
  upload: (context: { strapi: Core.Strapi }) => Uploads;
  file: ByIds;
  folder: ByIds;
}

const log = (strapi: Core.Strapi, tx: Transaction, action: string, { id, name }: Picture): Promise<void> =>
  auditEditor(tx, `picture.${action}`, currentEditor(strapi), `${pictureKind.folder}/${id}`, { name });

function watchUploads(strapi: Core.Strapi, uploads: Uploads): Uploads {
  const refuse = (pictures: Picture[]) => refuseUsed(strapi, pictures, currentEditor(strapi));
  return {
    ...uploads,
    async upload(options, by) {
      // Thumbnails are created in this step, so no transaction may be open.
      const made = await uploads.upload(options, by);
      await contentTransaction(strapi, async (tx) => {
        for (const picture of made) await log(strapi, tx, 'upload', picture);
      });
      return made;
    },
    updateFileInfo: (id, info, by) =>
      contentTransaction(strapi, async (tx) => {
        const picture = await uploads.updateFileInfo(id, info, by);
        await log(strapi, tx, 'update', picture);
        return picture;
      }),
    replace: (id, options, by) =>
      contentTransaction(strapi, async (tx) => {
        await refuse(await picturesOf(strapi).findMany({ where: { id } }));
        const picture = await uploads.replace(id, options, by);
        // It no longer matches an imported file.
        await picturesOf(strapi).update({ where: { id }, data: { provider_metadata: null } });
        await log(strapi, tx, 'replace', picture);
        return picture;
      }),
    remove: (picture) =>
      contentTransaction(strapi, async (tx) => {
        await refuse([picture]);
        await log(strapi, tx, 'delete', picture);
        return uploads.remove(picture);
      }),
  };
}

/** Several together: all, or none if one is in use. The file is deleted before its row. */
const watchMany =
  <S extends ByIds>(many: S, picturesOfMany: (strapi: Core.Strapi, ids: number[]) => Promise<Picture[]>) =>
  ({ strapi }: { strapi: Core.Strapi }): S => ({
    ...many,
    deleteByIds: (ids = []) =>
      contentTransaction(strapi, async () => {
        await refuseUsed(strapi, await picturesOfMany(strapi, ids), currentEditor(strapi));
        return many.deleteByIds(ids);
      }),
  });

/** Runs on every change of pictures by any route: pictures in use stay, and the change is an audit event. */
export const watchPictures = <S extends UploadServices>(services: S) => ({
  ...services,
  upload: ({ strapi }: { strapi: Core.Strapi }) => watchUploads(strapi, services.upload({ strapi })),
  file: watchMany(services.file, (strapi, ids) =>
    picturesOf(strapi).findMany({ where: { id: { $in: ids } } }),
  ),
  folder: watchMany(services.folder, async (strapi, ids) =>
    picturesWithin(strapi, await foldersWithin(strapi, ids)),
  ),
});
