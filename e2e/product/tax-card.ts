import type { ChosenFile } from './input-method.js';

/** Returns a minimal PDF. */
const pdfOf = (trailer = ''): Buffer =>
  Buffer.from(
    [
      '%PDF-1.4',
      '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
      '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
      '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj',
      '4 0 obj<</Filter/Standard/V 1/R 2>>endobj',
      `trailer<</Root 1 0 R${trailer}>>`,
      '%%EOF',
    ].join('\n'),
  );

/** Returns a file with the media type of a PDF. */
const fileOf = (name: string, buffer: Buffer): ChosenFile => ({ name, mimeType: 'application/pdf', buffer });

export const taxCard = fileOf('verokortti.pdf', pdfOf());

/** This PDF requires a password. */
export const encryptedCard = fileOf('suojattu.pdf', pdfOf('/Encrypt 4 0 R'));

/** This file is a PNG with another name. */
export const renamedPicture = fileOf('kuva.pdf', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'));
