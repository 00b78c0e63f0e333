import type { LabelBlocker } from '@nimio/domain/customer/address-labels';
import type { Language } from '@nimio/domain/language';

interface LabelTexts {
  title: string;
  /** The heading of the list of customers who get no label. */
  without: string;
  reasons: Record<LabelBlocker, string>;
}

/** The texts around address labels. */
export const labelTexts: Record<Language, LabelTexts> = {
  fi: {
    title: 'Osoitetarrat',
    without: 'Asiakkaat ilman osoitetarraa',
    reasons: {
      closed: 'Asiakkuus on päättynyt',
      deceased: 'Asiakas on kuollut',
      addressMissing: 'Osoite puuttuu tai on vajaa',
      addressTooLong: 'Osoite ei mahdu tarraan',
    },
  },
  sv: {
    title: 'Adressetiketter',
    without: 'Kunder utan adressetikett',
    reasons: {
      closed: 'Kundförhållandet har avslutats',
      deceased: 'Kunden har avlidit',
      addressMissing: 'Adressen saknas eller är ofullständig',
      addressTooLong: 'Adressen ryms inte på etiketten',
    },
  },
  en: {
    title: 'Address labels',
    without: 'Clients without an address label',
    reasons: {
      closed: 'No longer a client',
      deceased: 'Deceased',
      addressMissing: 'Address missing or incomplete',
      addressTooLong: 'Address too long for the label',
    },
  },
};
