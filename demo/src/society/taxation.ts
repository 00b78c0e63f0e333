import type { PendingTaxFacts, TaxationRecord, TaxDataFacts } from '@nimio/domain/import/import-record';
import { yearInFinland } from '@nimio/domain/taxation/tax-year';
import { type Customer, customerAt } from './customer.js';
import { instantBefore, type SocietyPlan } from './plan.js';
import { Random } from './random.js';

type Facts = Pick<TaxationRecord, 'data' | 'pending'>;

const creatorRoles: readonly string[] = ['creator', 'estate', 'unsettledEstate'];

/** Returns a PDF of one page with some lines of text. */
function pdfOf(lines: readonly string[]): string {
  const text = lines.map((line, at) => `${at === 0 ? '' : '0 -28 Td '}(${line}) Tj`).join(' ');
  const content = `BT /F1 18 Tf 72 740 Td ${text} ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (fi) >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
  let file = '%PDF-1.7\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`;
  return `${file}${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
}

/** Returns the example of a tax card of a year, as a PDF in base64. */
const taxCardPdf = (year: number): string =>
  btoa(pdfOf([`Verokortti ${year}`, 'Esimerkki, ei oikea verokortti', 'Ennakonpidatys 24,5 %']));

/** Returns a typical tax rate: between 10 and 45 percent, in steps of a half. */
const typicalData = (year: number, random: Random): TaxDataFacts => ({
  taxType: 'ST',
  taxRate: random.int(20, 90) / 2,
  taxYear: year,
});

/** The tax data of known customers, one example of each kind. The author and an estate have none. */
const known = (year: number): Record<string, Facts> => ({
  author: { data: null, pending: null },
  coauthor: { data: { taxType: 'ST', taxRate: 22.5, taxYear: year }, pending: null },
  tester: { data: { taxType: 'ST', taxRate: 18, taxYear: year }, pending: { proposedTaxRate: 25.5 } },
  unsettledEstate: { data: null, pending: null },
  estate: { data: { taxType: 'P', taxRate: null, taxYear: year }, pending: { card: taxCardPdf(year) } },
});

function inventedFacts(year: number, random: Random): Facts {
  if (random.chance(0.15))
    return { data: null, pending: random.chance(0.2) ? { card: taxCardPdf(year) } : null };
  if (random.chance(0.06)) return { data: { taxType: 'L_15', taxRate: null, taxYear: year }, pending: null };
  const data = typicalData(random.chance(0.1) ? year - 1 : year, random);
  const pending: PendingTaxFacts | null = random.chance(0.05)
    ? { proposedTaxRate: (data.taxRate ?? 0) + 5 }
    : null;
  return { data, pending };
}

const paysTax = ({ roles }: Customer): boolean => roles.some((role) => creatorRoles.includes(role));

/**
 * Returns the tax data of the customer at an index, and what waits for staff; undefined for a customer who is no
 * creator.
 */
export function taxationAt(plan: SocietyPlan, index: number): TaxationRecord | undefined {
  const customer = customerAt(plan, index);
  if (!paysTax(customer) || customer.key === 'newcomer') return undefined;
  const random = new Random(plan.seed, 'taxation', index);
  const year = yearInFinland(plan.now);
  const facts = known(year)[customer.key] ?? inventedFacts(year, random);
  if (!facts.data && !facts.pending) return undefined;
  return {
    kind: 'taxation',
    profile: customer.key,
    ...facts,
    // Later records are newer, as in a real queue.
    createdAt: instantBefore(plan, 40 - (39 * index) / plan.profiles),
  };
}
