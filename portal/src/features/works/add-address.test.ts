import { expect, test } from 'vitest';
import { addressToAdd, chosenInAddress } from './add-address';

const isbn = '9789510392652';
const authorHash = 'a'.repeat(22);
const names = [{ authorHash: 'b'.repeat(22) }, { authorHash }];
const searchOf = (address: string) => new URL(address, 'https://nimio.example').searchParams;

test('the form starts with the suggested values', () => {
  const search = searchOf(addressToAdd(isbn, authorHash, ['author', 'illustrator']));
  expect(chosenInAddress(search, isbn, names)).toEqual({ authorHash, roles: ['author', 'illustrator'] });
});

test('for another ISBN nothing is preselected', () => {
  const search = searchOf(addressToAdd(isbn, authorHash, ['author']));
  expect(chosenInAddress(search, '9789510366431', names)).toEqual({});
});

test.each([
  ['no choice', `isbn=${isbn}`],
  ['a name of somebody else', `isbn=${isbn}&name=${'c'.repeat(22)}&roles=`],
  ['roles that there are not', `isbn=${isbn}&roles=reader,__proto__`],
])('%s chooses nothing', (_case, search) => {
  expect(chosenInAddress(new URLSearchParams(search), isbn, names)).toEqual({ roles: [] });
});
