import type { Strings } from '../strings/use-strings';

export const breadcrumbsStrings: Strings<'path'> = {
  'fi-FI': { path: 'Murupolku' },
  'sv-FI': { path: 'Länkstig' },
  'en-GB': { path: 'Breadcrumb' },
};
