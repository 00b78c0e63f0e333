import { pictureKind } from '../../content/content-kinds.js';
import { types } from '../names/names.js';
import type { Words } from '../names/words.js';

export const historyTexts = {
  title: ['Historia', 'Historik', 'History'],
  subtitle: [
    'Kuka on tehnyt mitäkin sisällöille, uusin ensin',
    'Vem som har gjort vad med innehållet, det senaste först',
    'Who did what to the content, newest first',
  ],
  filter: ['Sisältö', 'Innehåll', 'Content'],
  all: ['Kaikki', 'Alla', 'All'],
  when: ['Aika', 'Tid', 'Time'],
  who: ['Kuka', 'Vem', 'Who'],
  act: ['Mitä', 'Vad', 'What'],
  type: ['Sisältö', 'Innehåll', 'Type'],
  entry: ['Nimi', 'Namn', 'Name'],
  pictures: ['Kuvat', 'Bilder', 'Pictures'],
  changed: ['Muutetut kentät', 'Ändrade fält', 'Fields changed'],
  nothing: ['Ei vielä mitään.', 'Ingenting ännu.', 'Nothing yet.'],
  newer: ['Uudemmat', 'Nyare', 'Newer'],
  older: ['Vanhemmat', 'Äldre', 'Older'],
  portal: ['Henkilökunta portaalissa', 'Personalen i portalen', 'Staff in the portal'],
  command: ['Asennus tai komento', 'Installation eller kommando', 'Installation or command'],
  formerEditor: ['Entinen käyttäjä', 'Tidigare användare', 'Former user'],
} as const satisfies Record<string, Words>;

/** The plural label of a type. */
export const typeTitle = (uid: string): Words =>
  uid === pictureKind.uid ? historyTexts.pictures : (types[uid]?.title ?? [uid, uid, uid]);

/** The kinds of audit events of content and pictures. */
export const actWords: Readonly<Record<string, Words>> = {
  create: ['loi', 'skapade', 'created'],
  clone: ['kopioi', 'kopierade', 'copied'],
  update: ['muokkasi', 'ändrade', 'changed'],
  publish: ['julkaisi', 'publicerade', 'published'],
  unpublish: ['perui julkaisun', 'avpublicerade', 'unpublished'],
  discardDraft: ['hylkäsi muutokset', 'förkastade ändringarna', 'discarded changes'],
  upload: ['lähetti', 'laddade upp', 'uploaded'],
  replace: ['vaihtoi', 'bytte ut', 'replaced'],
  delete: ['poisti', 'raderade', 'deleted'],
};
