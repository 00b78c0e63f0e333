import type { Strings } from '../strings/use-strings';

export const topNavStrings: Strings<'skip' | 'nav' | 'menu' | 'home' | 'warnings' | 'locked'> = {
  'fi-FI': {
    skip: 'Siirry sisältöön',
    nav: 'Päävalikko',
    menu: 'Valikko',
    home: 'etusivu',
    warnings: (values) =>
      values?.count === 1 ? '1 asia vaatii huomiotasi' : `${values?.count} asiaa vaatii huomiotasi`,
    locked: 'lukittu',
  },
  'sv-FI': {
    skip: 'Gå till innehållet',
    nav: 'Huvudmeny',
    menu: 'Meny',
    home: 'startsidan',
    warnings: (values) =>
      values?.count === 1
        ? '1 sak kräver din uppmärksamhet'
        : `${values?.count} saker kräver din uppmärksamhet`,
    locked: 'låst',
  },
  'en-GB': {
    skip: 'Skip to content',
    nav: 'Main menu',
    menu: 'Menu',
    home: 'home page',
    warnings: (values) =>
      values?.count === 1 ? '1 thing needs your attention' : `${values?.count} things need your attention`,
    locked: 'locked',
  },
};
