import { expect, it } from 'vitest';
import { asRemembered } from './remembered';

it.each([
  [{}, { open: [] }],
  [{ year: '2023', open: 'statistics' }, { open: [] }],
  [
    { year: 2023, open: ['statistics-share', 'other'] },
    { year: 2023, open: ['statistics-share'] },
  ],
])('of %o valid values are used', (stored, remembered) => expect(asRemembered(stored)).toEqual(remembered));
