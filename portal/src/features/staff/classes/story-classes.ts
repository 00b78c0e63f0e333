import type { LibraryClass } from '@nimio/domain/library-class/library-class.types';

export const storyClasses: LibraryClass[] = [
  { code: '8', termFi: 'Kaunokirjallisuus', termSv: 'Skönlitteratur', termEn: 'Fiction', factor: 1 },
  { code: '85.2', termFi: 'Kuvakirjat', termSv: 'Bilderböcker', termEn: 'Picture books', factor: 0.725 },
];
