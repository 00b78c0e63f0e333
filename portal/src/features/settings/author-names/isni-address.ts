import { normalizeIsni } from '@nimio/domain/author-name/isni';

/** Where anybody can look an ISNI up. */
export const isniAddress = (isni: string): string => `https://isni.org/isni/${normalizeIsni(isni)}`;

/** Where the register shows a record that has no ISNI yet, by its own number. */
export const recordAddress = (ppn: string): string => `https://isni.oclc.org/DB=1.2/PPN?PPN=${ppn}`;
