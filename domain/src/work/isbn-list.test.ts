import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatIsbn, normalizeIsbn } from './isbn.js';
import { readIsbnTable, readIsbnText } from './isbn-list.js';

const hytti = '9789510392652';
const isbnsOf = (text: string) => readIsbnText(text).isbns.map(({ isbn }) => isbn);

const isbn13 = fc.stringMatching(/^97[89]\d{9}$/).map((start) => {
  const whole = [...'0123456789'].map((check) => normalizeIsbn(start + check)).find((isbn) => isbn);
  return whole as string;
});

describe('a pasted text', () => {
  it.each([
    ['a line for each', '9789510392652\n9789510366431', [hytti, '9789510366431']],
    ['hyphens', '978-951-0-39265-2', [hytti]],
    ['hyphens of other kinds', '978\u2013951\u20110\u201339265\u20112', [hytti]],
    ['spaces', '978 951 0 39265 2', [hytti]],
    ['ten digits', '951-0-39265-0', [hytti]],
    ['an X', '0-306-40615-2 0-8044-2957-x', ['9780306406157', '9780804429573']],
    ['commas and semicolons', '9789510392652;9789510366431,951-0-39265-0', [hytti, '9789510366431']],
    [
      'a sentence of a catalogue',
      'Rosa Liksom: Hytti nro 6. WSOY 2011. 187 s. ISBN 978-951-0-39265-2 (sid.), 24,90 €, p. 040 123 4567',
      [hytti],
    ],
    ['a year before it', '2011 978 951 0 39265 2', [hytti]],
    ['a year after it', '978-951-0-39265-2 2011', [hytti]],
    ['the word and a colon', 'ISBN-13:9789510392652', [hytti]],
    ['a longer number', '19789510392652 97895103926521', []],
    ['a word', 'x9789510392652', []],
    ['nothing', '', []],
  ])('with %s', (_case, text, isbns) => {
    expect(isbnsOf(text)).toEqual(isbns);
  });

  it.each([
    ['a wrong check digit', '978-951-0-39265-3', 'checkDigit'],
    ['a wrong check digit and spaces', '978 951 0 39265 3', 'checkDigit'],
    ['a wrong one of ten', '951-0-39265-1', 'checkDigit'],
    ['a digit that is missing', '978951039265', 'length'],
    ['a digit too many', '97895103926522', 'length'],
    ['too few after the word', 'ISBN 951-0-3926', 'length'],
    ['a number alone', '12345678', 'length'],
  ])('with %s reports it and its line', (_case, text, fault) => {
    const wrong = { text: text.replace('ISBN ', ''), fault, line: 2 };
    expect(readIsbnText(`Luettelo\n${text}\n`)).toEqual({ isbns: [], repeated: [], wrong: [wrong] });
  });

  it.each(['2011', 'Puh. 040 123 4567', 'Y-tunnus 1234567-8', '24,90', 'Hytti nro 6'])(
    'is not blamed for %j',
    (text) => {
      expect(readIsbnText(`${text} Kaarna`)).toEqual({ isbns: [], repeated: [], wrong: [] });
    },
  );

  it('has each ISBN once, and reports the duplicates', () => {
    expect(readIsbnText('9789510392652\r\n951-0-39265-0\r\n978-951-0-39265-2')).toEqual({
      isbns: [{ isbn: hytti, line: 1 }],
      repeated: [
        { isbn: hytti, line: 2 },
        { isbn: hytti, line: 3 },
      ],
      wrong: [],
    });
  });

  it('returns every ISBN, in any format and with any separators', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(isbn13, fc.boolean()), { maxLength: 20 }),
        fc.constantFrom('\n', '\r\n', '; ', ', ', '\t', ' / ', '\nISBN '),
        (list, between) => {
          const text = list.map(([isbn, isHyphened]) => (isHyphened ? formatIsbn(isbn) : isbn)).join(between);
          const { isbns, repeated, wrong } = readIsbnText(text);
          expect(isbns.map(({ isbn }) => isbn)).toEqual([...new Set(list.map(([isbn]) => isbn))]);
          expect(isbns.length + repeated.length).toBe(list.length);
          expect(wrong).toEqual([]);
        },
      ),
    );
  });

  it('never returns an invalid ISBN, and never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789X- ISBN\n;97') }), (text) => {
        const { isbns, repeated, wrong } = readIsbnText(text);
        for (const { isbn, line } of [...isbns, ...repeated]) {
          expect(normalizeIsbn(isbn)).toBe(isbn);
          expect(line).toBeLessThanOrEqual(text.split('\n').length);
        }
        for (const found of wrong) expect(normalizeIsbn(found.text)).toBeUndefined();
      }),
    );
  });

  // A quadratic reading would take minutes, after which the test counts as failed.
  it('is read in linear time, whatever it contains', () => {
    for (const part of ['978-', '9 ', '9-', 'ISBN ', '\n9'])
      expect(readIsbnText(part.repeat(100_000)).isbns).toEqual([]);
    expect(readIsbnText('9789510392653;'.repeat(10_000)).wrong).toHaveLength(10_000);
    expect(readIsbnText('9789510392652;'.repeat(10_000)).repeated).toHaveLength(9999);
  });
});

describe('a table', () => {
  it('is read by the column that has the ISBNs', () => {
    const table = [
      ['Tilausnumero', 'Nimi', 'ISBN'],
      ['1234567890', 'Hytti nro 6', '978-951-0-39265-2'],
      ['9781234567890', 'Toinen', '9789510366431'],
      ['1234567891', 'Kolmas', '9789510366432'],
      ['1234567892', 'Neljäs', ''],
    ];
    expect(readIsbnTable(table)).toEqual({
      isbns: [
        { isbn: hytti, line: 2 },
        { isbn: '9789510366431', line: 3 },
      ],
      repeated: [],
      wrong: [{ text: '9789510366432', fault: 'checkDigit', line: 4 }],
    });
  });

  it('is read by several columns where each book has several formats', () => {
    const table = [
      [hytti, '9789511331353'],
      ['9789510366431', ''],
    ];
    expect(readIsbnTable(table).isbns.map(({ isbn }) => isbn)).toEqual([
      hytti,
      '9789511331353',
      '9789510366431',
    ]);
  });

  it('has ISBNs whose leading zero the spreadsheet dropped, and reports them', () => {
    expect(readIsbnTable([['306406152'], ['80442957X'], ['306406153']])).toEqual({
      isbns: [
        { isbn: '9780306406157', lacksZero: true, line: 1 },
        { isbn: normalizeIsbn('080442957X'), lacksZero: true, line: 2 },
      ],
      repeated: [],
      wrong: [{ text: '306406153', fault: 'length', line: 3 }],
    });
    const whole = readIsbnTable([['0306406152'], ['306406152']]);
    expect(whole.isbns).toEqual([{ isbn: '9780306406157', line: 1 }]);
    expect(whole.repeated).toEqual([{ isbn: '9780306406157', lacksZero: true, line: 2 }]);
  });

  it('of only invalid ones reports them', () => {
    expect(readIsbnTable([['9789510392653', 'Hytti']]).wrong).toEqual([
      { text: '9789510392653', fault: 'checkDigit', line: 1 },
    ]);
  });

  it('without any has none', () => {
    expect(readIsbnTable([])).toEqual({ isbns: [], repeated: [], wrong: [] });
    expect(readIsbnTable([['Nimi', '2011'], []])).toEqual({ isbns: [], repeated: [], wrong: [] });
  });
});
