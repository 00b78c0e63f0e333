import { pictureKind } from '../content/content-kinds.js';

const singles = /(about|accessibility-statement|privacy-policy|portal-settings)$/;

const listPath = (uid: string): string => `/content-manager/collection-types/${uid}`;

/** Where the content manager shows the entries of a type, or one of them; pictures have their library. */
export function entryPath(uid: string, documentId?: string): string {
  if (uid === pictureKind.uid) return '/plugins/upload';
  if (singles.test(uid)) return `/content-manager/single-types/${uid}`;
  return `${listPath(uid)}${documentId ? `/${documentId}` : ''}`;
}

/** Where the content manager writes a new entry that begins as the copy of another. */
export const newVersionPath = (uid: string, documentId: string): string =>
  `${listPath(uid)}/clone/${documentId}`;
