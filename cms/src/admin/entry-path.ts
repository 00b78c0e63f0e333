const singles = /(about|accessibility-statement|privacy-policy|portal-settings)$/;

/** Where the content manager shows the entries of a type, or one of them. */
export function entryPath(uid: string, documentId?: string): string {
  if (singles.test(uid)) return `/content-manager/single-types/${uid}`;
  return `/content-manager/collection-types/${uid}${documentId ? `/${documentId}` : ''}`;
}
