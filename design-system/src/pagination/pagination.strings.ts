import type { Strings } from '../strings/use-strings';

export const paginationStrings: Strings<'pages' | 'page' | 'previous' | 'next'> = {
  'fi-FI': {
    pages: 'Sivut',
    page: (values) => `Sivu ${values?.page} / ${values?.count}`,
    previous: 'Edellinen',
    next: 'Seuraava',
  },
  'sv-FI': {
    pages: 'Sidor',
    page: (values) => `Sida ${values?.page} / ${values?.count}`,
    previous: 'Föregående',
    next: 'Nästa',
  },
  'en-GB': {
    pages: 'Pages',
    page: (values) => `Page ${values?.page} / ${values?.count}`,
    previous: 'Previous',
    next: 'Next',
  },
};
