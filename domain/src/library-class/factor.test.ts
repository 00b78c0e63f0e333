import { expect, it } from 'vitest';
import { factorOf } from './factor.js';

const factor = factorOf([
  { code: '8', factor: 900 },
  { code: '85.2', factor: 700 },
  { code: '85', factor: 800 },
]);

it.each([
  ['85.22', 700],
  ['85.2', 700],
  ['85.3', 800],
  ['84.2', 900],
  ['78.1', 1000],
  ['', 1000],
  [null, 1000],
])('the factor of class %s is %i thousandths', (libraryClass, thousandths) =>
  expect(factor(libraryClass)).toBe(thousandths),
);

it('has a default if the society has set nothing', () => expect(factorOf([])('85.2')).toBe(1000));
