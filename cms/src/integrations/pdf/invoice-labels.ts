import type { Language } from '@nimio/domain/language';

interface InvoiceLabels {
  invoice: string;
  creditNote: string;
  number: string;
  /** The number of the invoice that a credit note credits. */
  credited: string;
  issued: string;
  due: string;
  payerId: string;
  reference: string;
  columns: { text: string; vat: string; net: string };
  net: string;
  /** VAT at a rate, with the sum of the lines at it. */
  vat: (rate: string, net: string) => string;
  total: string;
  credit: string;
  payment: string;
  account: string;
  bic: string;
  sender: string;
  senderName: string;
  senderId: string;
  address: string;
}

const fi: InvoiceLabels = {
  invoice: 'Lasku',
  creditNote: 'Hyvityslasku',
  number: 'Laskun numero',
  credited: 'Hyvittää laskun',
  issued: 'Laskun päivä',
  due: 'Eräpäivä',
  payerId: 'Asiakkaan Y-tunnus',
  reference: 'Viitenumero',
  columns: { text: 'Selite', vat: 'ALV', net: 'Veroton, euroa' },
  net: 'Veroton summa',
  vat: (rate, net) => `ALV ${rate}\u00a0%, veroton ${net}`,
  total: 'Maksettava',
  credit: 'Hyvitetään',
  payment: 'Maksutiedot',
  account: 'Tilinumero (IBAN)',
  bic: 'BIC',
  sender: 'Laskuttaja',
  senderName: 'Nimi',
  senderId: 'Y-tunnus',
  address: 'Osoite',
};

const sv: InvoiceLabels = {
  invoice: 'Faktura',
  creditNote: 'Kreditfaktura',
  number: 'Fakturanummer',
  credited: 'Krediterar faktura',
  issued: 'Fakturadatum',
  due: 'Förfallodag',
  payerId: 'Kundens FO-nummer',
  reference: 'Referensnummer',
  columns: { text: 'Beskrivning', vat: 'Moms', net: 'Utan moms, euro' },
  net: 'Summa utan moms',
  vat: (rate, net) => `Moms ${rate}\u00a0%, utan moms ${net}`,
  total: 'Att betala',
  credit: 'Krediteras',
  payment: 'Betalningsuppgifter',
  account: 'Kontonummer (IBAN)',
  bic: 'BIC',
  sender: 'Fakturerare',
  senderName: 'Namn',
  senderId: 'FO-nummer',
  address: 'Adress',
};

const en: InvoiceLabels = {
  invoice: 'Invoice',
  creditNote: 'Credit note',
  number: 'Invoice number',
  credited: 'Credits invoice',
  issued: 'Invoice date',
  due: 'Due date',
  payerId: 'Customer’s business id',
  reference: 'Reference number',
  columns: { text: 'Description', vat: 'VAT', net: 'Without VAT, euros' },
  net: 'Total without VAT',
  vat: (rate, net) => `VAT ${rate}\u00a0%, on ${net}`,
  total: 'Amount due',
  credit: 'Amount credited',
  payment: 'Payment details',
  account: 'Account number (IBAN)',
  bic: 'BIC',
  sender: 'Sender',
  senderName: 'Name',
  senderId: 'Business id',
  address: 'Address',
};

export const invoiceLabels: Record<Language, InvoiceLabels> = { fi, sv, en };
