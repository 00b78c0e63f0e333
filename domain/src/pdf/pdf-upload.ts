/** The maximum size of an uploaded PDF in bytes. */
export const pdfMaxBytes = 10_000_000;

/** Accepted file name extensions. */
export const pdfExtensions = ['pdf'] as const;

/** Why a file is refused as a PDF; each is an error code. */
export const pdfDefects = [
  'fileNotPdf',
  'pdfEncrypted',
  'pdfScripted',
  'pdfEmbedded',
  'pdfTooComplex',
  'pdfMalformed',
] as const;
export type PdfDefect = (typeof pdfDefects)[number];
