/** Author names for the stories of editing. */
export interface AuthorName {
  key: string;
  firstName: string;
  lastName: string;
  isni: string;
  works: number;
  isRemoved?: boolean;
}

export const authorNames: AuthorName[] = [
  { key: 'a', firstName: 'Inka', lastName: 'Vuorela', isni: '0000 0001 2345 6789', works: 14 },
  { key: 'b', firstName: 'Ilmari', lastName: 'Lokki', isni: '', works: 0 },
  { key: 'c', firstName: 'I. K.', lastName: 'Vuorela', isni: '', works: 0 },
];

export const manyNames = (count: number): AuthorName[] =>
  Array.from({ length: count }, (_, index) => ({
    key: `name ${index}`,
    firstName: 'Lokki',
    lastName: String(index + 1),
    isni: '',
    works: 0,
  }));
