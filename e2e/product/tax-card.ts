import type { ChosenFile } from './input-method.js';

/** A short PDF, as a browser knows one. */
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

/** A file that is called a PDF, as a person chooses it. */
const fileOf = (name: string, buffer: Buffer): ChosenFile => ({ name, mimeType: 'application/pdf', buffer });

export const taxCard = fileOf('verokortti.pdf', pdfOf());

/** Opens with a password alone. */
export const encryptedCard = fileOf('suojattu.pdf', pdfOf('/Encrypt 4 0 R'));

/** A picture that was only renamed. */
export const renamedPicture = fileOf('kuva.pdf', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'));
