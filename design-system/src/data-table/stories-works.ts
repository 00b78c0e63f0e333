import { type ListedWork, listedWorks } from '../../docs/patterns/works';

/** A work as the stories of `DataTable` write it, in Finnish. */
export interface Work extends Omit<ListedWork, 'format' | 'roles'> {
  format: string;
  role: string;
}

const formats = { book: 'Kirja', eBook: 'E-kirja', audiobook: 'E-äänikirja' };
const roles = { author: 'kirjoittaja', translator: 'kääntäjä', editor: 'toimittaja' };
const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

export const works: Work[] = listedWorks.map(({ format, roles: held, ...work }) => ({
  ...work,
  format: formats[format],
  role: capital(held.map((role) => roles[role]).join(', ')),
}));

export const manyWorks = (count: number): Work[] =>
  Array.from({ length: count }, (_, index) => ({
    ...(works[index % works.length] as Work),
    isbn: `978-951-0-${String(index).padStart(5, '0')}-0`,
    title: `Kootut teokset, osa ${index + 1}`,
  }));
