/** The same 5,000 works for every grid, made without chance. */
export interface Work {
  isbn: string;
  title: string;
  author: string;
  format: string;
  publisher: string;
  year: number;
  loans: number;
}

interface Column {
  id: keyof Work;
  header: string;
  /** In pixels. */
  width: number;
  isNumber?: boolean;
}

/** In pixels: what a row of `DataTable` needs for one line. */
export const rowHeight = 47;

export const columns: readonly Column[] = [
  { id: 'isbn', header: 'ISBN', width: 176 },
  { id: 'title', header: 'Teos', width: 330 },
  { id: 'author', header: 'Tekijänimi', width: 180 },
  { id: 'format', header: 'Muoto', width: 126 },
  { id: 'publisher', header: 'Kustantaja', width: 150 },
  { id: 'year', header: 'Vuosi', width: 106, isNumber: true },
  { id: 'loans', header: 'Lainat', width: 112, isNumber: true },
];

const owners =
  'Aamun Erämaan Hiljaisuuden Isoäidin Järven Kaupungin Kesän Kielen Lumen Maan Meren Metsän Muistin Naapurin Ojan Pohjoisen Puutarhan Rannan Saaren Salon Sillan Syksyn Talven Tuulen Unen Vuoren Yön Äidin Äären Öljyn';
const things =
  'aika asunto atlas elämä harha ilta jälki kartta kevät kielioppi kirje laulu lokikirja matka muisto nimi opas perintö portti puhe raja runot sana soitto tarina tie uni vartija ääni äyräs';
const givenNames = 'Aino Eero Helvi Inka Jouni Kaisa Lauri Märta Olavi Päivi Raija Sulo Tove Urho Wilma Åke';
const familyNames =
  'Aaltonen Björk Hakala Ikonen Järvi Kallio Lehto Mäkelä Niemi Öhman Peltola Rinne Salo Tuomi Vuorela';
const formats = ['Kirja', 'E-kirja', 'Äänikirja', 'E-äänikirja'];
const publishers = ['Kaarna', 'Lokki', 'Virsu', 'Sypressi', 'Tähti', 'Åvik', 'Ääri'];

/** Numbers that look like chance and are the same each time (mulberry32). */
function makeChance(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

const chance = makeChance(5000);
const oneOf = (words: readonly string[]) => words[chance(words.length)] ?? '';
const [ownerWords, thingWords, givenWords, familyWords] = [owners, things, givenNames, familyNames].map(
  (words) => words.split(' '),
) as [string[], string[], string[], string[]];

function isbnOf(index: number): string {
  const digits = `978951${String(index).padStart(6, '0')}`;
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (at % 2 ? 3 : 1), 0);
  return `978-951-${digits.slice(6, 8)}-${digits.slice(8)}-${(10 - (sum % 10)) % 10}`;
}

export const works: readonly Work[] = Array.from({ length: 5000 }, (_, index) => {
  const title = `${oneOf(ownerWords)} ${oneOf(thingWords)}`;
  return {
    isbn: isbnOf(index),
    // Several parts of a work: their numbers have to sort as numbers.
    title: index % 3 === 0 ? `${title}, osa ${1 + chance(12)}` : title,
    author: `${oneOf(givenWords)} ${oneOf(familyWords)}`,
    format: oneOf(formats),
    publisher: oneOf(publishers),
    year: 1980 + chance(46),
    loans: chance(20_000),
  };
});

/** Every grid sorts texts as a Finnish dictionary does, as `DataTable` does by itself. */
const collator = new Intl.Collator('fi', { numeric: true });
export const compareTexts = (a: string, b: string) => collator.compare(a, b);

const byTitle = works.map(({ title }) => title).sort(compareTexts);
/** The title of the first row in both orders: what a grid has to show when it has sorted. */
export const firstTitles = { ascending: byTitle[0], descending: byTitle.at(-1) };

/** A link that leads nowhere else: the address of a work. */
export const addressOf = ({ isbn }: Work) => `#${isbn}`;
