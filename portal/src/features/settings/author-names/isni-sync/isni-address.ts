import { normalizeIsni } from '@nimio/domain/author-name/isni';

/** The public page of an ISNI. */
export const isniAddress = (isni: string): string => `https://isni.org/isni/${normalizeIsni(isni)}`;

/** The register's page of a record without an ISNI, by the record's id. */
export const recordAddress = (ppn: string): string => `https://isni.oclc.org/DB=1.2/PPN?PPN=${ppn}`;
