import { expect, test } from 'vitest';
import { exampleAuthor, foundWork, listedWork, unknownWork } from '../../example-work';
import { blankRow, formOf, isbnBlock, partErrors, withFound } from './adding-row';
import type { Adding } from './work-row';

const { isbn } = foundWork;
const authorHash = exampleAuthor.nameData[0]?.authorHash;
const start = (typed: string): Adding => ({
  ...(blankRow(exampleAuthor).adding as Adding),
  isbn: typed,
});
const found = (of = foundWork) => withFound(start(isbn), of, exampleAuthor).adding;

test('what is found fills the row, under the first author name', () => {
  const row = withFound(start(isbn), foundWork, exampleAuthor);
  expect(row).toMatchObject({ name: 'Hytti nro 6', publisher: 'WSOY', publishYear: 2011, bookType: 'book' });
  expect(row.adding.values).toMatchObject({ authorHash, numberOfAuthors: 1 });
});

test('of another book only the author’s own part goes on', () => {
  const typed = found();
  const values = { ...typed.values, roles: ['author' as const], numberOfAuthors: 3 };
  const next = withFound({ ...typed, values }, undefined, exampleAuthor);
  expect(next.adding.values).toMatchObject({
    authorHash,
    roles: ['author'],
    numberOfAuthors: null,
    name: '',
  });
});

test('of a work that nobody knows every role can be told', () => {
  const typed = start(isbn);
  const values = { ...typed.values, roles: ['translator' as const] };
  const next = withFound({ ...typed, values }, unknownWork, exampleAuthor);
  expect(next.adding.values.roles).toEqual(['translator']);
});

test.each([
  ['empty', start('')],
  ['invalid', start('9789510392653')],
  ['unknown', start(isbn)],
  ['listed', found(listedWork)],
  ['notEnough', found(unknownWork)],
  ['notEnough', found({ ...foundWork, work: foundWork.work && { ...foundWork.work, publishYear: null } })],
  [undefined, found()],
])('%s stands in the way of the row or nothing does', (block, adding) => {
  expect(isbnBlock(adding)).toBe(block);
});

test('the author’s own part follows the rules of the form', () => {
  expect(partErrors(exampleAuthor.hash, found())).toEqual({ roles: 'roleMissing' });
});

test('the form takes along what was typed, a whole ISBN as it is stored', () => {
  const values = { ...start('').values, roles: ['translator' as const] };
  expect(formOf({ ...start('978-951-0-39265-2'), values })).toBe(
    `/works/add?isbn=${isbn}&name=${authorHash}&roles=translator`,
  );
  expect(formOf(start(' 978-951-0 '))).toContain('isbn=978-951-0&');
});
