import { pictureKind } from '../content/content-kinds.js';

const singles = /(about|accessibility-statement|privacy-policy|portal-settings)$/;

const listPath = (uid: string): string => `/content-manager/collection-types/${uid}`;

/**
 * The address at which the content manager shows the entries of a type or one entry; pictures have the media library.
 */
export function entryPath(uid: string, documentId?: string): string {
  if (uid === pictureKind.uid) return '/plugins/upload';
  if (singles.test(uid)) return `/content-manager/single-types/${uid}`;
  return `${listPath(uid)}${documentId ? `/${documentId}` : ''}`;
}

/** The address of a new entry that begins as a copy of another. */
export const newVersionPath = (uid: string, documentId: string): string =>
  `${listPath(uid)}/clone/${documentId}`;
