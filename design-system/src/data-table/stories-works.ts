/** A work on the list of the fictitious Inka Vuorela. */
export interface Work {
  isbn: string;
  title: string;
  subtitle?: string;
  author: string;
  format: string;
  publisher: string;
  year: number;
  role: string;
  flag?: 'suggestion' | 'changed';
}

const own = { author: 'Inka Vuorela', format: 'Kirja', role: 'Kirjoittaja' };

export const works: Work[] = [
  {
    ...own,
    isbn: '978-951-0-47712-0',
    title: 'Saaren talvi',
    publisher: 'Kaarna',
    year: 2023,
    flag: 'suggestion',
  },
  {
    ...own,
    isbn: '978-951-0-49120-1',
    title: 'Saaren talvi',
    subtitle: 'Romaani',
    format: 'E-kirja',
    publisher: 'Kaarna',
    year: 2023,
  },
  { ...own, isbn: '978-952-04-3381-9', title: 'Hiljaisten huoneiden atlas', publisher: 'Lokki', year: 2021 },
  {
    ...own,
    isbn: '978-952-04-3382-6',
    title: 'Hiljaisten huoneiden atlas',
    format: 'E-äänikirja',
    publisher: 'Lokki',
    year: 2021,
  },
  {
    ...own,
    isbn: '978-951-1-38214-0',
    title: 'Meren kielioppi',
    subtitle: 'Kootut esseet 1998–2018',
    publisher: 'Virsu',
    year: 2019,
    role: 'Kirjoittaja, toimittaja',
    flag: 'changed',
  },
  {
    ...own,
    isbn: '978-952-321-774-4',
    title: 'Pohjoisen puutarhuri',
    subtitle: 'Lähtö',
    author: 'I. V. Žukova',
    publisher: 'Sypressi',
    year: 2018,
    role: 'Kääntäjä',
  },
  {
    ...own,
    isbn: '978-951-0-41093-6',
    title: 'Yö vailla karttaa',
    subtitle: 'Runoja',
    publisher: 'Kaarna',
    year: 2015,
  },
];

export const manyWorks = (count: number): Work[] =>
  Array.from({ length: count }, (_, index) => ({
    ...(works[index % works.length] as Work),
    isbn: `978-951-0-${String(index).padStart(5, '0')}-0`,
    title: `Kootut teokset, osa ${index + 1}`,
  }));
