import fc from 'fast-check';
import { parse } from 'isbn3';
import { describe, expect, it } from 'vitest';
import { bareIsbn, formatIsbn, isbnEntryState, isbnRange, isValidIsbn, normalizeIsbn } from './isbn.js';

describe('bareIsbn', () => {
  it('removes hyphens and spaces of every kind', () =>
    expect(bareIsbn(' 978‑951–0 0804-x')).toBe('97895100804X'));
});

describe('normalizeIsbn', () => {
  it.each([
    ['978-951-0-39265-2', '9789510392652'],
    [' 978 951 0 39265 2 ', '9789510392652'],
    ['978‑951‑0‑39265–2', '9789510392652'],
    ['9510392650', '9789510392652'],
    ['951-0-36643-9', '9789510366431'],
    ['080442957X', '9780804429573'],
    ['080442957x', '9780804429573'],
    ['9791091146135', '9791091146135'],
  ])('%s becomes %s', (input, isbn) => expect(normalizeIsbn(input)).toBe(isbn));

  it.each([
    '',
    '9789510392653',
    '9510392651',
    '6430000000007',
    '978951039265',
    'X804429570',
    '9789510392652 2',
  ])('refuses %j', (input) => {
    expect(normalizeIsbn(input)).toBeUndefined();
    expect(isValidIsbn(input)).toBe(false);
  });
});

describe('isbnEntryState', () => {
  it.each([
    ['', 'empty'],
    [' - ', 'empty'],
    ['978', 'tooShort'],
    ['978-951', 'tooShort'],
    ['978-951-0', 'searchable'],
    ['951039265', 'searchable'],
    ['9510392650', 'searchable'],
    ['9510392651', 'invalid'],
    ['080442957X', 'searchable'],
    ['97895103926', 'searchable'],
    ['978-951-0-39265-2', 'searchable'],
    ['978-951-0-39265-3', 'invalid'],
    ['Hytti', 'invalid'],
    ['97895103926521', 'tooLong'],
    ['Hytti nro 6 : romaani', 'tooLong'],
  ])('%j is %s', (input, state) => expect(isbnEntryState(input)).toBe(state));
});

describe('isbnRange', () => {
  it.each([
    ['978-951-0', '9789510000000', '9789510999999'],
    ['978‑951‑0‑39265–2', '9789510392652', '9789510392652'],
    ['9789510392653', '9789510392653', '9789510392653'],
    ['951-0-392', '9789510392000', '9789510392999'],
    ['951039265', '9789510392650', '9789510392659'],
    ['9510392650', '9789510392652', '9789510392652'],
    ['080442957x', '9780804429573', '9780804429573'],
  ])('%s leads from %s to %s', (input, first, last) => expect(isbnRange(input)).toEqual([first, last]));

  it.each(['', '978951', '9-5-1-0-3-9', 'Hytti nro', '95103926521', '97895103926521', '1'.repeat(40)])(
    '%j is not searched by',
    (input) => expect(isbnRange(input)).toBeUndefined(),
  );
});

describe('formatIsbn', () => {
  it.each([
    ['9789510392652', '978-951-0-39265-2'],
    ['9510392650', '978-951-0-39265-2'],
    ['9785433510081', '978-5-4335-1008-1'],
    ['9786650000007', '9786650000007'],
    ['978951', '978951'],
  ])('%s is shown as %s', (input, shown) => expect(formatIsbn(input)).toBe(shown));
});

describe('properties', () => {
  const isbn13 = fc
    .tuple(fc.constantFrom('978', '979'), fc.stringMatching(/^[0-9]{9}$/), fc.integer({ min: 0, max: 9 }))
    .map(([prefix, body, check]) => `${prefix}${body}${check}`);

  it('has exactly one valid check digit in ten', () => {
    fc.assert(
      fc.property(fc.constantFrom('978', '979'), fc.stringMatching(/^[0-9]{9}$/), (prefix, body) => {
        const valid = [...'0123456789'].filter((check) => isValidIsbn(prefix + body + check));
        expect(valid).toHaveLength(1);
      }),
    );
  });

  it('agrees with isbn3 on everything that it can parse', () => {
    fc.assert(
      fc.property(isbn13, (isbn) => {
        const parsed = parse(isbn);
        if (parsed?.isValid) expect(normalizeIsbn(isbn)).toBe(parsed.isbn13);
      }),
    );
  });

  it('converts an ISBN-10 as isbn3 does, and is idempotent', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^95[12][0-9]{6}$/), fc.constantFrom(...'0123456789X'), (body, check) => {
        const isbn = normalizeIsbn(body + check);
        if (isbn === undefined) return;
        expect(parse(body + check)?.isbn13 ?? isbn).toBe(isbn);
        expect(normalizeIsbn(formatIsbn(isbn))).toBe(isbn);
      }),
    );
  });

  it('is found by each of its prefixes, in any collation of a database', () => {
    const orders = ['fi', 'en'].map((language) => new Intl.Collator(language).compare);
    const byBytes = (one: string, other: string) => Number(one > other) - Number(one < other);
    fc.assert(
      fc.property(isbn13, fc.integer({ min: 7, max: 13 }), (isbn, length) => {
        const [first, last] = isbnRange(isbn.slice(0, length)) ?? [];
        for (const compare of [byBytes, ...orders]) {
          expect(compare(first ?? '', isbn)).toBeLessThanOrEqual(0);
          expect(compare(isbn, last ?? '')).toBeLessThanOrEqual(0);
        }
      }),
    );
  });

  it('is searchable when valid, and never throws', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        if (isValidIsbn(text)) expect(isbnEntryState(text)).toBe('searchable');
        expect(() => formatIsbn(text)).not.toThrow();
      }),
    );
  });
});
