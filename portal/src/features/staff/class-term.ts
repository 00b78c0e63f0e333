import type { LibraryClass } from '@nimio/domain/library-class/library-class.types';
import type { Language } from '@nimio/domain/schema';

/** The name of a library class in a language. */
export const classTerm = (named: LibraryClass, language: Language): string =>
  named[`term${language === 'fi' ? 'Fi' : language === 'sv' ? 'Sv' : 'En'}`];
