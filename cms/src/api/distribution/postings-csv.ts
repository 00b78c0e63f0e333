import { deductionName } from '@nimio/domain/accounting-settings/accounting-settings';
import type { Posting, PostingAccount, PostingItem } from '@nimio/domain/distribution/postings';
import type { Language } from '@nimio/domain/language';
import { euroCell, type Row, toCsv } from '@nimio/domain/text/csv';
import { writeDay } from '../../integrations/pdf/statement-format.js';

/** Postings of one day, whose debits equal their credits. */
export interface Voucher {
  event: 'approval' | 'payment' | 'return' | 'expiry';
  /** `YYYY-MM-DD`. */
  day: string;
  postings: readonly Posting[];
  /** What staff noted about it. */
  note?: string | undefined;
}

interface Texts {
  headings: Row;
  events: Record<Voucher['event'], string>;
  accounts: Record<PostingAccount, string>;
  items: Record<PostingItem, string>;
}

const texts: Record<Language, Texts> = {
  fi: {
    headings: ['Päivä', 'Tapahtuma', 'Tili', 'Debet', 'Kredit', 'Selite'],
    events: { approval: 'Hyväksyntä', payment: 'Maksu', return: 'Palautus', expiry: 'Vanheneminen' },
    accounts: {
      funds: 'Tilitettävät varat',
      deduction: 'Vähennys',
      reserve: 'Vararahasto',
      expired: 'Vanhentuneet varat',
      payees: 'Velat oikeudenhaltijoille',
      waiting: 'Velat oikeudenhaltijoille, odottavat',
      withholding: 'Ennakonpidätykset',
      source: 'Lähdeverot',
      bank: 'Pankkitili',
      manual: 'Pankkitili, maksut SEPA-alueen ulkopuolelle',
    },
    items: {
      pot: 'jaettava summa',
      deduction: 'vähennys jaettavasta summasta',
      gross: 'tekijöille, brutto',
      reserve: 'osuudet, joita ei voi maksaa',
      fromReserves: 'aiempien tilitysten vararahastosta',
      expired: 'vanhentuneet osuudet',
      carriedOver: 'siirtyy myöhempään tilitykseen',
      carriedIn: 'mukaan aiemmista tilityksistä',
      payments: 'maksut, brutto',
      withoutAccount: 'maksut ilman pankkitiliä, brutto',
      withheld: 'pidätetty vero',
      transfers: 'maksuaineisto, netto',
      manual: 'käsin tehdyt maksut, netto',
    },
  },
  sv: {
    headings: ['Datum', 'Händelse', 'Konto', 'Debet', 'Kredit', 'Förklaring'],
    events: { approval: 'Godkännande', payment: 'Betalning', return: 'Retur', expiry: 'Preskription' },
    accounts: {
      funds: 'Medel att fördela',
      deduction: 'Avdrag',
      reserve: 'Reserv',
      expired: 'Preskriberade medel',
      payees: 'Skulder till rättsinnehavare',
      waiting: 'Skulder till rättsinnehavare, väntande',
      withholding: 'Förskottsinnehållningar',
      source: 'Källskatter',
      bank: 'Bankkonto',
      manual: 'Bankkonto, betalningar utanför SEPA-området',
    },
    items: {
      pot: 'summa att fördela',
      deduction: 'avdrag från summan att fördela',
      gross: 'till upphovspersonerna, brutto',
      reserve: 'andelar som inte kan betalas',
      fromReserves: 'ur reserven för tidigare utbetalningar',
      expired: 'preskriberade andelar',
      carriedOver: 'överförs till en senare utbetalning',
      carriedIn: 'överfört från tidigare utbetalningar',
      payments: 'betalningar, brutto',
      withoutAccount: 'betalningar utan bankkonto, brutto',
      withheld: 'innehållen skatt',
      transfers: 'betalningsfilen, netto',
      manual: 'betalningar för hand, netto',
    },
  },
  en: {
    headings: ['Date', 'Event', 'Account', 'Debit', 'Credit', 'Explanation'],
    events: { approval: 'Approval', payment: 'Payment', return: 'Return', expiry: 'Expiry' },
    accounts: {
      funds: 'Funds to be distributed',
      deduction: 'Deduction',
      reserve: 'Reserve',
      expired: 'Expired funds',
      payees: 'Owed to rightsholders',
      waiting: 'Owed to rightsholders, waiting',
      withholding: 'Tax withheld',
      source: 'Tax at source',
      bank: 'Bank account',
      manual: 'Bank account, payments outside SEPA',
    },
    items: {
      pot: 'pot',
      deduction: 'deduction from the pot',
      gross: 'to authors, gross',
      reserve: 'shares that cannot be paid',
      fromReserves: 'from the reserves of earlier distributions',
      expired: 'expired shares',
      carriedOver: 'carried over to a later distribution',
      carriedIn: 'carried in from earlier distributions',
      payments: 'payments, gross',
      withoutAccount: 'payments without a bank account, gross',
      withheld: 'tax withheld',
      transfers: 'payment file, net',
      manual: 'payments by hand, net',
    },
  },
};

/** The file, in the language of who saves it. Explanations begin with the name of the distribution. */
export function postingsCsv(name: string, vouchers: readonly Voucher[], language: Language): string {
  const { headings, events, accounts, items } = texts[language];
  const accountOf = ({ account, deduction }: Posting): string =>
    deduction ? `${accounts[account]}: ${deductionName(deduction, language)}` : accounts[account];
  const rows = vouchers.flatMap(({ event, day, postings, note }) =>
    postings.map((posting): Row => {
      const { item, cents } = posting;
      const amount = euroCell(Math.abs(cents));
      return [
        ...[writeDay(day), events[event], accountOf(posting)],
        ...(cents > 0 ? [amount, ''] : ['', amount]),
        [name, items[item], ...(note ? [note] : [])].join(': '),
      ];
    }),
  );
  return toCsv([headings, ...rows]);
}
