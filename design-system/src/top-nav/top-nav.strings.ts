import type { Strings } from '../strings/use-strings';

export const topNavStrings: Strings<'nav' | 'menu' | 'home' | 'warnings' | 'locked'> = {
  'fi-FI': {
    nav: 'Päävalikko',
    menu: 'Valikko',
    home: 'etusivu',
    warnings: (values) => (values?.count === 1 ? 'asia vaatii huomiotasi' : 'asiaa vaatii huomiotasi'),
    locked: 'lukittu',
  },
  'sv-FI': {
    nav: 'Huvudmeny',
    menu: 'Meny',
    home: 'startsidan',
    warnings: (values) =>
      values?.count === 1 ? 'sak kräver din uppmärksamhet' : 'saker kräver din uppmärksamhet',
    locked: 'låst',
  },
  'en-GB': {
    nav: 'Main menu',
    menu: 'Menu',
    home: 'home page',
    warnings: (values) => (values?.count === 1 ? 'thing needs your attention' : 'things need your attention'),
    locked: 'locked',
  },
};
