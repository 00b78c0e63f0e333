import { expect, test } from 'vitest';
import { profilesToShow } from './own-profiles';

const profiles = ['Öhman', 'Vuorela', 'Ahola', 'Åkesson', 'Niemi', 'Sjöholm', 'Zitting'].map((name) => ({
  id: name,
  name,
}));
const names = (current: string, maximum = 5) =>
  profilesToShow(
    profiles.map((profile) => ({ ...profile, isCurrent: profile.name === current })),
    maximum,
  ).map(({ name }) => name);

test('are in the order of a Finnish dictionary', () => {
  expect(names('Ahola', 9)).toEqual(['Ahola', 'Niemi', 'Sjöholm', 'Vuorela', 'Zitting', 'Åkesson', 'Öhman']);
});

test('are the first five if there are more', () => {
  expect(names('Niemi')).toEqual(['Ahola', 'Niemi', 'Sjöholm', 'Vuorela', 'Zitting']);
});

test('always include the current one', () => {
  expect(names('Öhman')).toEqual(['Ahola', 'Niemi', 'Sjöholm', 'Vuorela', 'Öhman']);
});
