import type { Language } from '@nimio/domain/language';
import type { Transaction } from '../../data/database.js';
import { type Notice, notifyCustomer } from '../message/notify-customer.js';

/** Who set the account: staff or a login that they may control, or staff where one person decides. */
type SetBy = 'byStaff' | 'byLogin' | 'byOne';

/** The notices contain no digit of the account. */
const texts: Record<SetBy, Record<Language, Notice>> = {
  byStaff: {
    fi: {
      title: 'Vahvista tilinumerosi',
      text: 'Asiakaspalvelumme on tallentanut tilinumeron, jolle korvauksesi maksetaan. Maksamme tilille vasta, kun numero on vahvistettu. Tarkista ja vahvista se sivulla Pankkiyhteys. Jos et tee sitä itse, toinen työntekijämme vahvistaa numeron.\n\nJos et ole pyytänyt muutosta, ota heti yhteyttä asiakaspalveluun.',
    },
    sv: {
      title: 'Bekräfta ditt kontonummer',
      text: 'Vår kundtjänst har sparat ett kontonummer som dina ersättningar betalas till. Vi betalar till kontot först när numret har bekräftats. Kontrollera och bekräfta det på sidan Bankuppgifter. Om du inte gör det själv bekräftar en annan av våra anställda numret.\n\nKontakta genast kundtjänsten om du inte har bett om ändringen.',
    },
    en: {
      title: 'Confirm your account number',
      text: 'Our customer service has stored an account number to which your remuneration is paid. We pay to the account only after the number has been confirmed. Check and confirm it on the page Bank details. If you do not, another member of our staff confirms the number.\n\nIf you did not request the change, contact customer service immediately.',
    },
  },
  byLogin: {
    fi: {
      title: 'Tilinumerosi odottaa vahvistusta',
      text: 'Käyttäjätilillä on tallennettu uusi tilinumero. Käyttäjätili on avattu tai sen tietoja on muutettu äskettäin, joten asiakaspalvelumme vahvistaa numeron, ennen kuin maksamme tilille. Jos tallensit numeron itse, sinun ei tarvitse tehdä mitään.\n\nJos et tallentanut numeroa, ota heti yhteyttä asiakaspalveluun.',
    },
    sv: {
      title: 'Ditt kontonummer väntar på bekräftelse',
      text: 'Ett nytt kontonummer har sparats via användarkontot. Användarkontot har nyligen öppnats eller ändrats, så vår kundtjänst bekräftar numret innan vi betalar till kontot. Om du själv sparade numret behöver du inte göra någonting.\n\nKontakta genast kundtjänsten om du inte sparade numret.',
    },
    en: {
      title: 'Your account number is waiting for confirmation',
      text: 'A new account number has been stored by the user account. The user account has been opened or changed recently, so our customer service confirms the number before we pay to it. If you stored the number yourself, you need not do anything.\n\nIf you did not store the number, contact customer service immediately.',
    },
  },
  byOne: {
    fi: {
      title: 'Tilinumerosi on tallennettu',
      text: 'Asiakaspalvelumme on tallentanut tilinumeron, jolle korvauksesi maksetaan. Tarkista numero sivulla Pankkiyhteys.\n\nJos et ole pyytänyt muutosta, ota heti yhteyttä asiakaspalveluun.',
    },
    sv: {
      title: 'Ditt kontonummer har sparats',
      text: 'Vår kundtjänst har sparat ett kontonummer som dina ersättningar betalas till. Kontrollera numret på sidan Bankuppgifter.\n\nKontakta genast kundtjänsten om du inte har bett om ändringen.',
    },
    en: {
      title: 'Your account number has been stored',
      text: 'Our customer service has stored an account number to which your remuneration is paid. Check the number on the page Bank details.\n\nIf you did not request the change, contact customer service immediately.',
    },
  },
};

/** Stores a message to the customer about an account that someone else set; the mail about it is sent in any case. */
export const notifyAccountSet = (
  tx: Transaction,
  { id, language }: { id: number; language: Language },
  setBy: SetBy,
): Promise<void> => notifyCustomer(tx, id, texts[setBy][language], 'sent');
