import type { Words } from '../names/words.js';

export const agreedTexts = {
  newVersion: ['Tee uusi versio tästä', 'Gör en ny version', 'Make a new version'],
  published: ['Julkaistu versio', 'Publicerad version', 'Published version'],
  publishedAbout: [
    'Tämä versio on julkaistu ja pysyy sellaisenaan: asiakkaat hyväksyvät sen näillä sanoilla. Muutokset tehdään uuteen versioon.',
    'Den här versionen är publicerad och förblir som den är: kunderna godkänner den med dessa ord. Ändringar görs i en ny version.',
    'This version is published and stays as it is: clients accept it in these words. Changes go into a new version.',
  ],
  next: ['Uusi versio', 'Ny version', 'New version'],
  nextAbout: [
    'Tekstit on kopioitu edellisestä versiosta. Anna uusi versio ja päivä, jona se tulee voimaan, ja tallenna.',
    'Texterna har kopierats från den föregående versionen. Ange den nya versionen och dagen då den träder i kraft, och spara.',
    'The texts have been copied from the previous version. Give the new version and the day when it comes into force, and save.',
  ],
} as const satisfies Record<string, Words>;
