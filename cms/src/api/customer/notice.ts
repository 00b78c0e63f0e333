import type { Language } from '@nimio/domain/language';
import type { Transaction } from '../../data/database.js';
import { type Notice, notifyCustomer } from '../message/notify-customer.js';
import type { ProfileRow } from '../profile/store.js';

type Change = 'name' | 'organisation' | 'code' | 'both';

/** The notice contains neither names nor the identity code. */
const texts: Record<Change, Record<Language, Notice>> = {
  name: {
    fi: {
      title: 'Nimesi asiakasrekisterissä on muutettu',
      text: 'Muutimme nimesi asiakasrekisteriimme. Tekijänimesi eivät muutu: voit muokata niitä sivulla Omat tiedot.\n\nJos et ole pyytänyt muutosta, ota yhteyttä asiakaspalveluun.',
    },
    sv: {
      title: 'Ditt namn i kundregistret har ändrats',
      text: 'Vi har ändrat ditt namn i vårt kundregister. Dina författarnamn ändras inte: du kan redigera dem på sidan Mina uppgifter.\n\nKontakta kundtjänsten om du inte har bett om ändringen.',
    },
    en: {
      title: 'Your name in the client register has been changed',
      text: 'We have changed your name in our client register. Your author names do not change: you can edit them on the page My details.\n\nIf you did not request the change, contact customer service.',
    },
  },
  organisation: {
    fi: {
      title: 'Yhteisön nimi asiakasrekisterissä on muutettu',
      text: 'Muutimme yhteisön nimen asiakasrekisteriimme.\n\nJos ette ole pyytäneet muutosta, ottakaa yhteyttä asiakaspalveluun.',
    },
    sv: {
      title: 'Organisationens namn i kundregistret har ändrats',
      text: 'Vi har ändrat organisationens namn i vårt kundregister.\n\nKontakta kundtjänsten om ni inte har bett om ändringen.',
    },
    en: {
      title: 'The name of the organisation in the client register has been changed',
      text: 'We have changed the name of the organisation in our client register.\n\nIf you did not request the change, contact customer service.',
    },
  },
  code: {
    fi: {
      title: 'Henkilötunnuksesi on muutettu',
      text: 'Muutimme henkilötunnuksesi asiakasrekisteriimme. Jos sinulla on käyttäjätili, kirjaudu uudelleen.\n\nJos et ole pyytänyt muutosta, ota yhteyttä asiakaspalveluun.',
    },
    sv: {
      title: 'Din personbeteckning har ändrats',
      text: 'Vi har ändrat din personbeteckning i vårt kundregister. Om du har ett användarkonto behöver du logga in på nytt.\n\nKontakta kundtjänsten om du inte har bett om ändringen.',
    },
    en: {
      title: 'Your personal identity code has been changed',
      text: 'We have changed your personal identity code in our client register. If you have an account, log in again.\n\nIf you did not request the change, contact customer service.',
    },
  },
  both: {
    fi: {
      title: 'Nimesi ja henkilötunnuksesi on muutettu',
      text: 'Muutimme nimesi ja henkilötunnuksesi asiakasrekisteriimme. Tekijänimesi eivät muutu: voit muokata niitä sivulla Omat tiedot. Jos sinulla on käyttäjätili, kirjaudu uudelleen.\n\nJos et ole pyytänyt muutosta, ota yhteyttä asiakaspalveluun.',
    },
    sv: {
      title: 'Ditt namn och din personbeteckning har ändrats',
      text: 'Vi har ändrat ditt namn och din personbeteckning i vårt kundregister. Dina författarnamn ändras inte: du kan redigera dem på sidan Mina uppgifter. Om du har ett användarkonto behöver du logga in på nytt.\n\nKontakta kundtjänsten om du inte har bett om ändringen.',
    },
    en: {
      title: 'Your name and personal identity code have been changed',
      text: 'We have changed your name and personal identity code in our client register. Your author names do not change: you can edit them on the page My details. If you have an account, log in again.\n\nIf you did not request the change, contact customer service.',
    },
  },
};

/** Notifies the customer of another name or identity code in the register. */
export async function notifyChangedIdentity(
  tx: Transaction,
  { id, language, kind }: Pick<ProfileRow, 'id' | 'language' | 'kind'>,
  { isRenamed, hasNewCode }: { isRenamed: boolean; hasNewCode: boolean },
): Promise<void> {
  if (!isRenamed && !hasNewCode) return;
  const renamed = kind === 'person' ? 'name' : 'organisation';
  const change = isRenamed && hasNewCode ? 'both' : isRenamed ? renamed : 'code';
  await notifyCustomer(tx, id, texts[change][language]);
}

const checked: Record<Language, Notice> = {
  fi: {
    title: 'Asiakastietosi on tarkistettu',
    text: 'Voit nyt hyväksyä sopimuksen, täydentää tietosi ja lisätä teoksesi.',
  },
  sv: {
    title: 'Dina kunduppgifter har kontrollerats',
    text: 'Du kan nu godkänna avtalet, komplettera dina uppgifter och lägga till dina verk.',
  },
  en: {
    title: 'Your client details have been checked',
    text: 'You can now accept the contract, complete your details and add your works.',
  },
};

/** Notifies a new customer that the check of the register is done. */
export const notifyIdentityChecked = (
  tx: Transaction,
  { id, language }: Pick<ProfileRow, 'id' | 'language'>,
): Promise<void> => notifyCustomer(tx, id, checked[language]);
