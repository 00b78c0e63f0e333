import type { Language } from '@nimio/domain/language';
import type { LibraryGroup } from '@nimio/domain/loan/library-groups';
import type { TaxKind } from '@nimio/domain/taxation/withholding';

/** The texts of a statement. */
export interface StatementLabels {
  title: string;
  payDate: string;
  reference: string;
  gross: string;
  withheld: (rate: string, kind: TaxKind) => string;
  net: (accountEnd: string | null) => string;
  distributionDate: string;
  pot: string;
  points: string;
  pointValue: string;
  years: string;
  libraries: string;
  columns: { work: string; role: string; loans: string; factor: string; share: string; euros: string };
  total: string;
  page: (number: number, of: number) => string;
  howTitle: string;
  /** The share of works after the deductions. */
  allocated: string;
  how: (kind: TaxKind) => readonly string[];
  /** The distribution whose reserve a line comes from, with the years of its loans. */
  origin: (name: string, years: string) => string;
  /** How a late distribution is calculated. */
  howLate: string;
  groups: Record<LibraryGroup, string>;
}

const fi: StatementLabels = {
  title: 'Tilityslaskelma',
  payDate: 'Maksupäivä',
  reference: 'Maksun tunnus',
  gross: 'Bruttosumma',
  withheld: (rate, kind) => `${kind === 'source' ? 'Lähdevero' : 'Ennakonpidätys'} ${rate}\u00a0%`,
  net: (end) => (end ? `Nettosumma, tili …${end}` : 'Nettosumma'),
  distributionDate: 'Tilityksen päivä',
  pot: 'Jaettava summa',
  allocated: 'Teoksille jaettu',
  points: 'Painotettuja lainoja yhteensä',
  pointValue: 'Painotetun lainan arvo',
  years: 'Lainausvuodet',
  libraries: 'Kirjastot',
  columns: {
    work: 'Teos',
    role: 'Rooli',
    loans: 'Lainat',
    factor: 'Kerroin',
    share: 'Osuus',
    euros: 'Euroa',
  },
  total: 'Yhteensä',
  page: (number, of) => `Sivu ${number} (${of})`,
  howTitle: 'Näin summa on laskettu',
  how: (kind) => [
    'Painotettu laina on laina kerrottuna kirjastoluokan kertoimella. Summa, josta mahdolliset vähennykset on tehty, jaetaan kaikkien teosten painotettujen lainojen suhteessa, ja saat teoksen summasta oman osuutesi.',
    'Sentit pyöristetään niin, että kaikkien saajien summat, vararahasto ja vähennykset ovat yhteensä täsmälleen jaettava summa. Siksi rivin summa voi poiketa sentillä siitä, mitä painotetun lainan arvosta laskien tulee.',
    `${kind === 'source' ? 'Lähdevero' : 'Ennakonpidätys'} lasketaan koko maksun bruttosummasta ja pyöristetään alaspäin senttiin.`,
  ],
  origin: (name, years) => `${name}, lainat ${years}`,
  howLate:
    'Takautuva tilitys maksaa aiempien tilitysten vararahastosta osuuksia, joille ei silloin ollut maksettavaa saajaa. Summa on osuutesi siitä, mitä teokselle silloin jaettiin.',
  groups: {
    gen: 'yleiset kirjastot',
    sci: 'tieteelliset kirjastot',
    cel: 'Celia',
    'e-gen': 'e-lainat, yleiset kirjastot',
    'e-sci': 'e-lainat, tieteelliset kirjastot',
  },
};

const sv: StatementLabels = {
  title: 'Utbetalningsspecifikation',
  payDate: 'Betalningsdag',
  reference: 'Betalningens beteckning',
  gross: 'Bruttobelopp',
  withheld: (rate, kind) => `${kind === 'source' ? 'Källskatt' : 'Förskottsinnehållning'} ${rate}\u00a0%`,
  net: (end) => (end ? `Nettobelopp, konto …${end}` : 'Nettobelopp'),
  distributionDate: 'Utbetalningens dag',
  pot: 'Belopp att fördela',
  allocated: 'Fördelat på verken',
  points: 'Vägda lån sammanlagt',
  pointValue: 'Värdet av ett vägt lån',
  years: 'Utlåningsår',
  libraries: 'Bibliotek',
  columns: { work: 'Verk', role: 'Roll', loans: 'Lån', factor: 'Koefficient', share: 'Andel', euros: 'Euro' },
  total: 'Sammanlagt',
  page: (number, of) => `Sida ${number} (${of})`,
  howTitle: 'Så har beloppet räknats ut',
  how: (kind) => [
    'Ett vägt lån är ett lån multiplicerat med biblioteksklassens koefficient. Efter eventuella avdrag fördelas beloppet i förhållande till alla verks vägda lån, och du får din andel av verkets belopp.',
    'Centen avrundas så att alla mottagares belopp, reserven och avdragen tillsammans är exakt det belopp som fördelas. Därför kan beloppet på en rad avvika med en cent från det som värdet av ett vägt lån ger.',
    `${kind === 'source' ? 'Källskatten' : 'Förskottsinnehållningen'} räknas på hela betalningens bruttobelopp och avrundas nedåt till hel cent.`,
  ],
  origin: (name, years) => `${name}, lån ${years}`,
  howLate:
    'En retroaktiv utbetalning betalar ur reserven från tidigare utbetalningar de andelar som då inte kunde betalas till någon. Summan är din andel av det som då fördelades till verket.',
  groups: {
    gen: 'allmänna bibliotek',
    sci: 'vetenskapliga bibliotek',
    cel: 'Celia',
    'e-gen': 'e-lån, allmänna bibliotek',
    'e-sci': 'e-lån, vetenskapliga bibliotek',
  },
};

const en: StatementLabels = {
  title: 'Payment statement',
  payDate: 'Payment date',
  reference: 'Payment identifier',
  gross: 'Gross amount',
  withheld: (rate, kind) => `${kind === 'source' ? 'Tax at source' : 'Tax withholding'} ${rate}\u00a0%`,
  net: (end) => (end ? `Net amount, account …${end}` : 'Net amount'),
  distributionDate: 'Date of the distribution',
  pot: 'Amount distributed',
  allocated: 'Allocated to works',
  points: 'Weighted loans of all works',
  pointValue: 'Value of a weighted loan',
  years: 'Loan years',
  libraries: 'Libraries',
  columns: { work: 'Work', role: 'Role', loans: 'Loans', factor: 'Factor', share: 'Share', euros: 'Euros' },
  total: 'Total',
  page: (number, of) => `Page ${number} of ${of}`,
  howTitle: 'How the amount was calculated',
  how: (kind) => [
    'A weighted loan is a loan multiplied by the factor of the library class. After any deductions the amount is distributed in proportion to the weighted loans of all works, and you get your share of what the work brings.',
    'Cents are rounded so that the amounts of all payees, the reserve and the deductions add up to exactly what is distributed. That is why a row can differ by a cent from what the value of a weighted loan gives.',
    `${kind === 'source' ? 'Tax at source is taken' : 'Tax is withheld'} from the gross amount of the whole payment and rounded down to the cent.`,
  ],
  origin: (name, years) => `${name}, loans ${years}`,
  howLate:
    'A late distribution pays, from the reserves of earlier distributions, shares that could not be paid to anyone then. The amount is your share of what was allocated to the work then.',
  groups: {
    gen: 'public libraries',
    sci: 'research libraries',
    cel: 'Celia',
    'e-gen': 'e-loans, public libraries',
    'e-sci': 'e-loans, research libraries',
  },
};

export const statementLabels: Record<Language, StatementLabels> = { fi, sv, en };
