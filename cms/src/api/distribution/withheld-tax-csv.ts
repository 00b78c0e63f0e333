import type { Language } from '@nimio/domain/language';
import { fromTenths } from '@nimio/domain/taxation/rate';
import type { PayeeKind, TaxKind } from '@nimio/domain/taxation/withholding';
import { csvRows, euroCell, type Row, toCsv } from '@nimio/domain/text/csv';
import { writeDay } from '../../integrations/pdf/statement-format.js';
import type { TaxedRow } from './bookkeeping-store.js';

interface Texts {
  headings: Row;
  payment: string;
  returned: string;
  total: string;
  payeeKinds: Record<PayeeKind, string>;
  taxKinds: Record<TaxKind, string>;
}

const texts: Record<Language, Texts> = {
  fi: {
    headings: [
      ...['Päivä', 'Tapahtuma', 'Maksupäivä', 'Maksun tunnus', 'Asiakasnumero', 'Saaja', 'Saajan laji'],
      ...['Y-tunnus', 'Verotuksellinen asuinvaltio', 'Veron laji', 'Bruttosumma', 'Prosentti'],
      ...['Pidätetty vero', 'Nettosumma'],
    ],
    payment: 'Maksu',
    returned: 'Palautunut maksu',
    total: 'Yhteensä',
    payeeKinds: {
      estate: 'Kuolinpesä',
      organisation: 'Organisaatio',
      creator: 'Tekijä',
      beneficiary: 'Perittyjen oikeuksien haltija',
      representative: 'Muu saaja',
    },
    taxKinds: { withholding: 'Ennakonpidätys', source: 'Lähdevero' },
  },
  sv: {
    headings: [
      ...['Datum', 'Händelse', 'Betalningsdag', 'Betalningens beteckning', 'Kundnummer', 'Mottagare'],
      ...['Mottagarens slag', 'FO-nummer', 'Skatterättslig hemviststat', 'Skattens slag', 'Bruttobelopp'],
      ...['Procent', 'Innehållen skatt', 'Nettobelopp'],
    ],
    payment: 'Betalning',
    returned: 'Returnerad betalning',
    total: 'Totalt',
    payeeKinds: {
      estate: 'Dödsbo',
      organisation: 'Organisation',
      creator: 'Upphovsperson',
      beneficiary: 'Innehavare av ärvda rättigheter',
      representative: 'Annan mottagare',
    },
    taxKinds: { withholding: 'Förskottsinnehållning', source: 'Källskatt' },
  },
  en: {
    headings: [
      ...['Date', 'Event', 'Payment date', 'Payment reference', 'Client number', 'Payee', 'Kind of payee'],
      ...['Business ID', 'Country of tax residence', 'Kind of tax', 'Gross amount', 'Percent'],
      ...['Tax withheld', 'Net amount'],
    ],
    payment: 'Payment',
    returned: 'Returned payment',
    total: 'Total',
    payeeKinds: {
      estate: 'Estate',
      organisation: 'Organisation',
      creator: 'Author',
      beneficiary: 'Holder of inherited rights',
      representative: 'Other payee',
    },
    taxKinds: { withholding: 'Tax withholding', source: 'Tax at source' },
  },
};

interface Sums {
  gross: number;
  withheld: number;
}

const amounts = ({ gross, withheld }: Sums, percent: Row[number]): Row => [
  ...[euroCell(gross), percent, euroCell(withheld), euroCell(gross - withheld)],
];

/** A returned payment has negative amounts. */
function sumsOf(row: TaxedRow): Sums {
  const sign = row.is_return === 1 ? -1 : 1;
  return { gross: sign * Number(row.gross_cents), withheld: sign * Number(row.withheld_cents) };
}

const rowOf = (row: TaxedRow, { payment, returned, payeeKinds, taxKinds: kinds }: Texts): Row => [
  ...[writeDay(row.day), row.is_return === 1 ? returned : payment, writeDay(row.pay_date), row.hash],
  ...[row.ext_party_code ?? '', row.payee_name, payeeKinds[row.payee_kind], row.register_number ?? ''],
  ...[row.tax_residence, kinds[row.tax_kind]],
  ...amounts(sumsOf(row), fromTenths(row.tax_rate)),
];

/** A sum for each kind of tax. */
const totalRows = (totals: ReadonlyMap<TaxKind, Sums>, { total, taxKinds: kinds }: Texts): Row[] =>
  [...totals].map(([kind, sums]) => [
    ...['', total, '', '', '', '', '', '', '', kinds[kind]],
    ...amounts(sums, ''),
  ]);

/** The file in chunks, in the language of who saves it. */
export async function* withheldTaxCsv(
  batches: AsyncIterable<readonly TaxedRow[]>,
  language: Language,
): AsyncGenerator<Uint8Array> {
  const used = texts[language];
  const totals = new Map<TaxKind, Sums>();
  yield Buffer.from(toCsv([used.headings]));
  for await (const rows of batches) {
    for (const row of rows) {
      const [before, own] = [totals.get(row.tax_kind) ?? { gross: 0, withheld: 0 }, sumsOf(row)];
      const sums = { gross: before.gross + own.gross, withheld: before.withheld + own.withheld };
      totals.set(row.tax_kind, sums);
    }
    yield Buffer.from(csvRows(rows.map((row) => rowOf(row, used))));
  }
  yield Buffer.from(csvRows(totalRows(totals, used)));
}
