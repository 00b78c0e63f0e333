import { type BookType, bookTypes } from '@nimio/domain/work/book-types';
import type { ListedWork } from '@nimio/domain/work/work.types';

const owners =
  'Aamun Erämaan Hiljaisuuden Isoäidin Järven Kaupungin Kesän Kielen Lumen Maan Meren Metsän Muistin Naapurin Ojan Pohjoisen Puutarhan Rannan Saaren Salon Sillan Syksyn Talven Tuulen Unen Vuoren Yön Äidin Äären Öljyn';
const things =
  'aika asunto atlas elämä harha ilta jälki kartta kevät kielioppi kirje laulu lokikirja matka muisto nimi opas perintö portti puhe raja runot sana soitto tarina tie uni vartija ääni äyräs';
const givenNames = 'Aino Eero Helvi Inka Jouni Kaisa Lauri Märta Olavi Päivi Raija Sulo Tove Urho Wilma Åke';
const familyNames =
  'Aaltonen Björk Hakala Ikonen Järvi Kallio Lehto Mäkelä Niemi Öhman Peltola Rinne Salo Tuomi Vuorela';
const publishers = 'Kaarna Lokki Virsu Sypressi Tähti Åvik Ääri';

/** Returns pseudo-random numbers that are the same in each run (mulberry32). */
function makeRandom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

const random = makeRandom(5000);
const pick = (words: string) => {
  const all = words.split(' ');
  return all[random(all.length)] ?? '';
};

function isbnOf(index: number): string {
  const digits = `978951${String(index).padStart(6, '0')}`;
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (at % 2 ? 3 : 1), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

const none = { author: 0, translator: 0, illustrator: 0, editor: 0 } as const;

/** The same 5,000 works for both pages, as the server returns them: some have changed, some are shared. */
export const works = Array.from({ length: 5000 }, (_, index): ListedWork => {
  const title = `${pick(owners)} ${pick(things)}`;
  return {
    isbn: isbnOf(index),
    bookHash: String(index).padStart(22, '0'),
    // The numbers of a work's parts have to be sorted as numbers.
    name: index % 3 === 0 ? `${title}, osa ${1 + random(12)}` : title,
    subtitle: index % 4 === 0 ? 'Kertomuksia ja kuvia' : null,
    publisher: pick(publishers),
    publishYear: 1980 + random(46),
    bookType: bookTypes[index % bookTypes.length] as BookType,
    translated: 0,
    authorHash: 'a'.repeat(22),
    authorName: `${pick(givenNames)} ${pick(familyNames)}`,
    numberOfAuthors: 1 + (index % 3),
    numberOfTranslators: null,
    creatorContext: 'EXT',
    migrated: 0,
    alerts: index % 20 === 0 ? ['HAS_CHANGES_AFTER_APPROVAL'] : [],
    role: { ...none, author: 1 },
    dealOwnerUser: { ...none, author: 1 },
  };
});

/** Both pages sort texts as a Finnish dictionary does. */
const collator = new Intl.Collator('fi', { numeric: true });
export const compareTexts = (a: string, b: string) => collator.compare(a, b);
