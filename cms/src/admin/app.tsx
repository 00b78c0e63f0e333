import { translations } from './field-names';

/** The editors' admin in Finnish and Swedish beside English. */
export default {
  config: { locales: ['fi', 'sv'], translations, tutorials: false, notifications: { releases: false } },
  bootstrap(): void {},
};
