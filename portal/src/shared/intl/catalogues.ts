import type { Language } from '@nimio/domain/schema';

/** The texts of the pages before login, and those of the pages in the frame: login loads only its own. */
export type Part = 'entry' | 'frame';

export const catalogues: Record<Part, Record<Language, () => Promise<{ default: unknown }>>> = {
  entry: {
    fi: () => import('./compiled/entry.fi.json'),
    sv: () => import('./compiled/entry.sv.json'),
    en: () => import('./compiled/entry.en.json'),
  },
  frame: {
    fi: () => import('./compiled/frame.fi.json'),
    sv: () => import('./compiled/frame.sv.json'),
    en: () => import('./compiled/frame.en.json'),
  },
};
