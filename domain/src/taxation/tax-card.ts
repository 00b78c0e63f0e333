/** The greatest tax card that is taken, in bytes. */
export const taxCardMaxBytes = 10_000_000;

/** Endings of the names of files that are taken. */
export const taxCardTypes = ['pdf'] as const;

/** What makes a file no tax card; each is an error code of its own. */
export const taxCardFaults = [
  'taxCardNotPdf',
  'taxCardEncrypted',
  'taxCardScripted',
  'taxCardEmbedded',
  'taxCardTooComplex',
  'taxCardMalformed',
] as const;
export type TaxCardFault = (typeof taxCardFaults)[number];
