/** Substitutes for letters that have no decomposition. */
const plain: Record<string, string> = {
  ...{ æ: 'ae', Æ: 'AE', ø: 'o', Ø: 'O', œ: 'oe', Œ: 'OE', ß: 'ss', ẞ: 'SS', þ: 'th', Þ: 'TH' },
  ...{
    đ: 'd',
    Đ: 'D',
    ð: 'd',
    Ð: 'D',
    ł: 'l',
    Ł: 'L',
    ħ: 'h',
    Ħ: 'H',
    ŧ: 't',
    Ŧ: 'T',
    ŋ: 'n',
    Ŋ: 'N',
    ı: 'i',
  },
  ...{ '–': '-', '—': '-', '‑': '-', '−': '-', '’': "'", '‘': "'", '´': "'", '`': "'", '”': "'", '“': "'" },
  ...{ '"': "'", '&': '+', '…': '...', ';': ',', '@': '(at)', _: '-' },
};

const isAllowed = (sign: string): boolean => /^[A-Za-z0-9ÅÄÖåäö/\-?:().,'+ ]+$/.test(sign);

function written(sign: string): string {
  if (isAllowed(sign)) return sign;
  if (/\s/.test(sign)) return ' ';
  const bare = plain[sign] ?? sign.normalize('NFKD').replace(/\p{M}/gu, '');
  return bare !== '' && isAllowed(bare) ? bare : '?';
}

/**
 * A text that banks accept in a SEPA payment: the Latin letters, digits and few signs of the European Payments Council's
 * character set, and the letters Å, Ä and Ö, which Finnish banks accept. Other characters are replaced by similar ones or a
 * question mark. The text neither begins nor ends with a slash, and has no two in a row.
 *
 * @param most maximum number of characters
 */
export const sepaText = (text: string, most: number): string =>
  Array.from(text.normalize('NFC'), written)
    .join('')
    .replace(/\/{2,}/g, '/')
    .replace(/ {2,}/g, ' ')
    .slice(0, most)
    .replace(/^[/ ]+|[/ ]+$/g, '');
