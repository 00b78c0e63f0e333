/** The languages of the admin, in the order of its translations. */
export const adminLanguages = ['fi', 'sv', 'en'] as const;

export type Words = readonly [fi: string, sv: string, en: string];

export interface FieldWords {
  name: Words;
  /** Shown below the field. */
  hint?: Words;
}

/** The labels of a type of content or a component. */
export interface TypeWords {
  title: Words;
  fields: Readonly<Record<string, FieldWords>>;
}

export const field = (name: Words, hint?: Words): FieldWords => ({ name, ...(hint ? { hint } : {}) });

const notYet: Words = ['Ei vielä käytössä.', 'Används inte ännu.', 'Not in use yet.'];

/** The hint of a setting that only future pages of the portal will use. */
export const forLater = (hint?: Words): Words =>
  hint ? [`${hint[0]} ${notYet[0]}`, `${hint[1]} ${notYet[1]}`, `${hint[2]} ${notYet[2]}`] : notYet;

const inLanguages: readonly Words[] = [
  ['suomeksi', 'på finska', 'in Finnish'],
  ['ruotsiksi', 'på svenska', 'in Swedish'],
  ['englanniksi', 'på engelska', 'in English'],
];

const suffixes = ['Fi', 'Sv', 'En'];

/** `text` gives the labels of `textFi`, `textSv` and `textEn`. */
export const inThree = (base: string, name: Words, hint?: Words): Record<string, FieldWords> =>
  Object.fromEntries(
    inLanguages.map((language, at) => {
      const [fi, sv, en] = name.map((word, index) => `${word} ${language[index]}`);
      return [`${base}${suffixes[at]}`, field([fi ?? '', sv ?? '', en ?? ''], hint)];
    }),
  );

/** How to write long texts. */
export const markdown: Words = [
  'Muotoilut: **lihavointi**, *kursivointi*, - luettelo, ## väliotsikko, [linkin teksti](https://…).',
  'Formatering: **fetstil**, *kursiv*, - lista, ## mellanrubrik, [länkens text](https://…).',
  'Formatting: **bold**, *italics*, - list, ## subheading, [text of the link](https://…).',
];

const placeholders =
  '{portalName}, {societyName}, {customerServicePhone}, {customerServiceEmail}, {customerServiceHours}';

/** The same, where the settings' placeholders can be used. */
export const markdownWithSettings: Words = [
  `${markdown[0]} Asetuksista täytetään ${placeholders}.`,
  `${markdown[1]} Ur inställningarna fylls i ${placeholders}.`,
  `${markdown[2]} The settings fill in ${placeholders}.`,
];

/** Messages of the admin by language, from texts in three. */
export const inEachLanguage = (
  messages: Iterable<[string, Words]>,
): Record<string, Record<string, string>> => {
  const all = [...messages];
  return Object.fromEntries(
    adminLanguages.map((language, at) => [
      language,
      Object.fromEntries(all.map(([id, each]) => [id, each[at] ?? each[0]])),
    ]),
  );
};
