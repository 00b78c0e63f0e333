/** The maximum size of a tax card in bytes. */
export const taxCardMaxBytes = 10_000_000;

/** Accepted file name extensions. */
export const taxCardTypes = ['pdf'] as const;

/** Why a file is refused as a tax card; each is an error code. */
export const taxCardFaults = [
  'taxCardNotPdf',
  'taxCardEncrypted',
  'taxCardScripted',
  'taxCardEmbedded',
  'taxCardTooComplex',
  'taxCardMalformed',
] as const;
export type TaxCardFault = (typeof taxCardFaults)[number];
