import type { Language } from '@nimio/domain/language';
import type { Transaction } from '../../data/database.js';
import { type Notice, notifyCustomer } from '../message/notify-customer.js';

/** The notice contains no digit of the account. */
const texts: Record<Language, Notice> = {
  fi: {
    title: 'Pankkitilisi on vaihdettu',
    text: 'Sinulle maksettavien korvausten tilinumero on vaihdettu. Maksamme uudelle tilille vasta, kun se on vahvistettu. Tarkista tilinumero sivulla Omat tiedot ja vahvista se siellä. Jos et vahvista sitä itse, asiakaspalvelumme tekee sen.\n\nJos et ole pyytänyt muutosta, ota heti yhteyttä asiakaspalveluun.',
  },
  sv: {
    title: 'Ditt bankkonto har ändrats',
    text: 'Kontonumret för dina ersättningar har ändrats. Vi betalar till det nya kontot först när det har bekräftats. Kontrollera kontonumret på sidan Mina uppgifter och bekräfta det där. Om du inte gör det själv bekräftar vår kundtjänst det.\n\nKontakta genast kundtjänsten om du inte har bett om ändringen.',
  },
  en: {
    title: 'Your bank account has been changed',
    text: 'The account number for your remuneration has been changed. We pay to the new account only after it has been confirmed. Check the account number on the page My details and confirm it there. If you do not, our customer service confirms it.\n\nIf you did not request the change, contact customer service immediately.',
  },
};

/** Notifies the customer of an account that has to be confirmed. */
export const notifyAccountSet = (
  tx: Transaction,
  { id, language }: { id: number; language: Language },
): Promise<void> => notifyCustomer(tx, id, texts[language]);
