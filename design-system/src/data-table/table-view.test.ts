import { describe, expect, test } from 'vitest';
import {
  countPages,
  matches,
  nextSort,
  pageOf,
  searchable,
  sortedOnce,
  sortRows,
  withFirst,
} from './table-view';

describe('sorting', () => {
  const byName = (names: (string | null)[], direction: 'ascending' | 'descending') =>
    sortRows(names, (name) => name, direction);

  test('is that of a Finnish dictionary: å ä ö last, Š with S', () => {
    expect(byName(['Öljy', 'Zeniitti', 'Äiti', 'Šamaani', 'Åland', 'Saari'], 'ascending')).toEqual([
      'Saari',
      'Šamaani',
      'Zeniitti',
      'Åland',
      'Äiti',
      'Öljy',
    ]);
  });

  test('puts empty values last in both directions', () => {
    expect(byName(['b', null, '', 'a'], 'ascending')).toEqual(['a', 'b', null, '']);
    expect(byName(['b', null, '', 'a'], 'descending')).toEqual(['b', 'a', null, '']);
  });

  test('compares numbers as numbers, also inside texts', () => {
    expect(sortRows([10, 9, 100], (n) => n, 'ascending')).toEqual([9, 10, 100]);
    expect(byName(['Osa 10', 'Osa 9'], 'ascending')).toEqual(['Osa 9', 'Osa 10']);
  });

  test('is cached for the same rows, and repeated for another value or direction', () => {
    const rows = ['Osa 10', 'Osa 9'];
    const name = (row: string) => row;
    const first = sortedOnce(rows, name, 'ascending');
    expect(first).toEqual(['Osa 9', 'Osa 10']);
    expect(sortedOnce(rows, name, 'ascending')).toBe(first);
    expect(sortedOnce(rows, name, 'descending')).toEqual(['Osa 10', 'Osa 9']);
    expect(sortedOnce(rows, ({ length }) => length, 'descending')).toEqual(['Osa 10', 'Osa 9']);
    expect(sortedOnce([...rows, 'Osa 1'], name, 'ascending')).toEqual(['Osa 1', 'Osa 9', 'Osa 10']);
  });

  test('reverses at the second press of the same heading', () => {
    const first = nextSort(null, 'title');
    expect(first).toEqual({ column: 'title', direction: 'ascending' });
    expect(nextSort(first, 'title').direction).toBe('descending');
    expect(nextSort(first, 'year')).toEqual({ column: 'year', direction: 'ascending' });
  });
});

describe('filter', () => {
  const text = searchable('Pohjoisen puutarhuri I. V. Žukova 978-952-321-774-4');

  test.each([
    'pohjoisen',
    'PUUTARHURI pohjoisen',
    'žukova',
    'zukova',
    '978-952-321-774-4',
    '9789523217744',
    '978952',
  ])('finds %s', (typed) => expect(matches(text, typed)).toBe(true));

  test.each(['etelän', 'pohjoisen etelän', '978-951'])('does not find %s', (typed) =>
    expect(matches(text, typed)).toBe(false),
  );

  test('matches everything without typed text', () => expect(matches(text, '  ')).toBe(true));

  test('distinguishes ä from a if ä is typed', () => {
    expect(matches(searchable('Talvi'), 'tälvi')).toBe(false);
  });
});

describe('paging', () => {
  const rows = Array.from({ length: 23 }, (_, i) => i);

  test('returns a page and its range of rows', () => {
    expect(pageOf(rows, 3, 10)).toEqual({ shown: [20, 21, 22], from: 21, to: 23 });
    expect(pageOf(rows, 1, 'all').shown).toHaveLength(23);
    expect(pageOf([], 1, 10)).toEqual({ shown: [], from: 0, to: 0 });
  });

  test('counts pages', () => {
    expect([countPages(0, 10), countPages(23, 10), countPages(20, 10), countPages(5000, 'all')]).toEqual([
      1, 3, 2, 1,
    ]);
  });
});

describe('a row that comes first', () => {
  const keyOf = (name: string) => name;

  test('is included once', () => {
    expect(withFirst(['a', 'b', 'c'], ['c', 'b', 'a'], 'c', keyOf)).toEqual(['c', 'a', 'b']);
  });

  test('is included although the filter hides it, but not before the list has it', () => {
    expect(withFirst(['a'], ['a', 'b'], 'b', keyOf)).toEqual(['b', 'a']);
    expect(withFirst(['a'], ['a', 'b'], 'z', keyOf)).toEqual(['a']);
  });
});
