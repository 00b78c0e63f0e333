import { readFileSync } from 'node:fs';
import { create } from 'fontkit';

/** The portal's typefaces: Newsreader for titles, Source Sans for the rest. */
const files = {
  serif: '@expo-google-fonts/newsreader/400Regular/Newsreader_400Regular.ttf',
  sans: '@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf',
  bold: '@expo-google-fonts/source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf',
} as const;

export type Face = keyof typeof files;
export const faces = Object.keys(files) as Face[];

interface Loaded {
  bytes: Buffer;
  has: (text: string) => boolean;
}

function load(face: Face): Loaded {
  const bytes = readFileSync(require.resolve(files[face]));
  const font = create(bytes);
  if (!('characterSet' in font)) throw new Error(`${files[face]} is not one typeface`);
  const known = new Set(font.characterSet);
  return { bytes, has: (text) => [...text].every((sign) => known.has(sign.codePointAt(0) ?? 0)) };
}

const loaded = new Map<Face, Loaded>();

function faceOf(face: Face): Loaded {
  let found = loaded.get(face);
  if (!found) loaded.set(face, (found = load(face)));
  return found;
}

export const bytesOf = (face: Face): Buffer => faceOf(face).bytes;

/** Replaces a character that none of our typefaces has. */
const unknown = '?';

/** A character that Source Sans can show: itself, or without its diacritics, or a replacement. */
function shownBy({ has }: Loaded, sign: string): string {
  if (has(sign)) return sign;
  const bare = sign.normalize('NFKD').replace(/\p{M}/gu, '');
  return bare !== '' && has(bare) ? bare : unknown;
}

/**
 * A line of text with the typeface that has all its characters: the requested one, or Source Sans, which has Greek and
 * Cyrillic too. This prevents empty boxes.
 */
export function setIn(face: Face, text: string): { face: Face; text: string } {
  const line = text.normalize('NFC').replace(/[\s\p{C}]+/gu, (gap) => (gap === '\u00a0' ? gap : ' '));
  if (faceOf(face).has(line)) return { face, text: line };
  const other = face === 'bold' ? face : 'sans';
  const signs = faceOf(other);
  return { face: other, text: Array.from(line, (sign) => shownBy(signs, sign)).join('') };
}
