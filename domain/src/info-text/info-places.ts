/** Places of the portal where an editor's help text can be opened. The content type has the same list. */
export const infoPlaces = [
  'login',
  'registration',
  'contract',
  'contact',
  'bank',
  'taxation',
  'works',
  'add-work',
  'work-roles',
  'statistics',
  'statistics-share',
  'messages',
] as const;
export type InfoPlace = (typeof infoPlaces)[number];
