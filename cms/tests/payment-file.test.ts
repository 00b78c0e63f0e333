import { createRequire } from 'node:module';
import path from 'node:path';
import fc from 'fast-check';
import { XMLParser } from 'fast-xml-parser';
import { describe, expect, it } from 'vitest';
import type * as Environment from '../src/environment.js';
import type * as Payer from '../src/payment-file/payer.js';
import type * as PaymentFile from '../src/payment-file/payment-file.js';
import { cmsDir } from './harness/environment.js';
import { faultsOfPain001 } from './harness/pain001.js';
import { server } from './harness/server.js';

const require = createRequire(import.meta.url);
const load = <T>(module: string): T => require(path.join(cmsDir, 'dist/src', module)) as T;
const { paymentFile } = load<typeof PaymentFile>('payment-file/payment-file.js');
const { payerOfSociety } = load<typeof Payer>('payment-file/payer.js');
const { environment } = load<typeof Environment>('environment.js');

type Transfer = PaymentFile.Transfer;

const transfer = (changes: Partial<Transfer> = {}): Transfer => ({
  endToEndId: '4fK2mQ9xTz7LpW1cVb8NdR',
  name: 'Aino Mäkinen',
  iban: 'FI2112345600000785',
  bic: null,
  netInCents: 9174,
  information: 'Syksyn 2026 tilitys',
  ...changes,
});

const order = (...payments: Transfer[]): PaymentFile.PaymentOrder => ({
  payer: { name: 'Kirjallisuuden tekijänoikeusyhdistys ry', iban: 'FI4950009420028730', bic: 'OKOYFIHH' },
  messageId: 'mK2mQ9xTz7LpW1cVb8NdR4',
  created: '2026-12-01T10:00:00.000Z',
  executionDate: '2026-12-15',
  payments: payments.length > 0 ? payments : [transfer()],
});

/** Elements as `name` or `name: text`, children indented by two spaces. */
function outline(xml: string): string[] {
  interface Node {
    [name: string]: Node[] | string | Record<string, string> | undefined;
  }
  const parser = new XMLParser({ preserveOrder: true, ignoreAttributes: false, parseTagValue: false });
  const lines = (nodes: Node[], indent: string): string[] =>
    nodes.flatMap((node) => {
      const [name = ''] = Object.keys(node).filter((key) => key !== ':@');
      const children = node[name] as Node[];
      const text = children[0]?.['#text'] as string | undefined;
      const own = text === undefined ? `${indent}${name}` : `${indent}${name}: ${text}`;
      return [own, ...(text === undefined ? lines(children, `${indent}  `) : [])];
    });
  return lines(parser.parse(xml) as Node[], '').slice(1);
}

const valuesOf = (xml: string, name: string): string[] =>
  Array.from(xml.matchAll(new RegExp(`<${name}[^>]*>([^<]*)</${name}>`, 'g')), ([, text = '']) => text);

describe('the file for the bank', () => {
  it('has the elements of pain.001.001.09, in its order', () => {
    const abroad = {
      iban: 'SE4550000000058398257466',
      bic: 'ESSESESS',
      netInCents: 5,
      endToEndId: 'b'.repeat(22),
    };
    const xml = paymentFile(order(transfer(), transfer(abroad)));
    expect(xml.startsWith('<?xml version="1.0" encoding="UTF-8"?>\n')).toBe(true);
    expect(xml).toContain('<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09">');
    expect(xml).toContain('<InstdAmt Ccy="EUR">91.74</InstdAmt>');
    expect(outline(xml).join('\n')).toMatchInlineSnapshot(`
      "Document
        CstmrCdtTrfInitn
          GrpHdr
            MsgId: mK2mQ9xTz7LpW1cVb8NdR4
            CreDtTm: 2026-12-01T10:00:00Z
            NbOfTxs: 2
            CtrlSum: 91.79
            InitgPty
              Nm: Kirjallisuuden tekijänoikeusyhdistys ry
          PmtInf
            PmtInfId: mK2mQ9xTz7LpW1cVb8NdR4
            PmtMtd: TRF
            NbOfTxs: 2
            CtrlSum: 91.79
            PmtTpInf
              SvcLvl
                Cd: SEPA
            ReqdExctnDt
              Dt: 2026-12-15
            Dbtr
              Nm: Kirjallisuuden tekijänoikeusyhdistys ry
            DbtrAcct
              Id
                IBAN: FI4950009420028730
            DbtrAgt
              FinInstnId
                BICFI: OKOYFIHH
            ChrgBr: SLEV
            CdtTrfTxInf
              PmtId
                EndToEndId: 4fK2mQ9xTz7LpW1cVb8NdR
              Amt
                InstdAmt: 91.74
              Cdtr
                Nm: Aino Mäkinen
              CdtrAcct
                Id
                  IBAN: FI2112345600000785
              RmtInf
                Ustrd: Syksyn 2026 tilitys
            CdtTrfTxInf
              PmtId
                EndToEndId: bbbbbbbbbbbbbbbbbbbbbb
              Amt
                InstdAmt: 0.05
              CdtrAgt
                FinInstnId
                  BICFI: ESSESESS
              Cdtr
                Nm: Aino Mäkinen
              CdtrAcct
                Id
                  IBAN: SE4550000000058398257466
              RmtInf
                Ustrd: Syksyn 2026 tilitys"
    `);
  });

  it('follows every rule of the message for any names, sums and messages', () => {
    const text = fc.string({ unit: 'binary', maxLength: 200 });
    const payment = fc.record({
      endToEndId: fc.stringMatching(/^[A-Za-z0-9]{22}$/),
      name: text,
      iban: fc.constantFrom('FI2112345600000785', 'SE4550000000058398257466', 'DE89370400440532013000'),
      bic: fc.constantFrom(null, 'ESSESESS', 'DEUTDEFF500'),
      netInCents: fc.integer({ min: 1, max: 99_999_999_999 }),
      information: text,
    });
    const payments = fc.uniqueArray(payment, { minLength: 1, selector: ({ endToEndId }) => endToEndId });
    fc.assert(
      fc.property(payments, text, (paid, name) => {
        const asked = order(...paid);
        const xml = paymentFile({ ...asked, payer: { ...asked.payer, name } });
        expect(faultsOfPain001(xml)).toEqual([]);
        expect(valuesOf(xml, 'EndToEndId')).toEqual(paid.map(({ endToEndId }) => endToEndId));
        expect(valuesOf(xml, 'NbOfTxs')).toEqual(Array(2).fill(String(paid.length)));
        const cents = paid.reduce((sum, { netInCents }) => sum + netInCents, 0);
        for (const sum of valuesOf(xml, 'CtrlSum')) expect(Number(sum.replace('.', ''))).toBe(cents);
      }),
    );
  });

  it.each<[string, (xml: string) => string, string]>([
    [
      'another order',
      (xml) => xml.replace(/(<PmtMtd>TRF<\/PmtMtd>\s*)(<NbOfTxs>1<\/NbOfTxs>)/, '$2$1'),
      'PmtMtd',
    ],
    ['no account', (xml) => xml.replace(/<CdtrAcct>[\s\S]*<\/CdtrAcct>/, ''), 'CdtrAcct is missing'],
    ['two names', (xml) => xml.replace(/(<Cdtr>\s*)(<Nm>[^<]*<\/Nm>)/, '$1$2$2'), 'Nm is there 2 times'],
    ['a day that is none', (xml) => xml.replace('<Dt>2026-12-15', '<Dt>2026-13-15'), 'Dt: 2026-13-15'],
    ['nothing to pay', (xml) => xml.replace('>91.74</InstdAmt', '>0.00</InstdAmt'), 'InstdAmt: 0.00'],
    ['crowns', (xml) => xml.replace('Ccy="EUR"', 'Ccy="SEK"'), 'InstdAmt@Ccy: SEK'],
    ['a remark', (xml) => xml.replace('<RmtInf>', '<Purp/><RmtInf>'), 'Purp has no place'],
    ['a letter of no bank', (xml) => xml.replace('Aino Mäkinen', 'Aino Žák'), 'Nm: Aino Žák'],
  ])('would be found out with %s', (_what, spoil, fault) => {
    const xml = paymentFile(order());
    expect(spoil(xml)).not.toBe(xml);
    expect(faultsOfPain001(spoil(xml)).join('\n')).toContain(fault);
  });

  it('has the exact count and sum of its payments, without empty ones', () => {
    const cents = [1, 99, 100, 123_456_789, 0, 7];
    const xml = paymentFile(order(...cents.map((netInCents) => transfer({ netInCents }))));
    expect(valuesOf(xml, 'NbOfTxs')).toEqual(['5', '5']);
    expect(valuesOf(xml, 'CtrlSum')).toEqual(['1234569.96', '1234569.96']);
    expect(valuesOf(xml, 'InstdAmt')).toEqual(['0.01', '0.99', '1.00', '1234567.89', '0.07']);
    expect(() => paymentFile(order(transfer({ netInCents: 0 })))).toThrow(
      expect.objectContaining({ code: 'nothingToPay' }),
    );
  });

  it('is the same for the same order', () => {
    expect(paymentFile(order())).toBe(paymentFile(order()));
  });

  it('writes names and messages in the banks’ characters and lengths', () => {
    const long = transfer({ name: 'Å'.repeat(71), information: 'ö'.repeat(141) });
    const strange = transfer({ name: 'Šárka <Žák> & Søn', information: '' });
    const unreadable = transfer({ name: '漢字' });
    const xml = paymentFile(order(long, strange, unreadable));
    expect(valuesOf(xml, 'Nm').slice(2)).toEqual(['Å'.repeat(70), 'Sarka ?Zak? + Son', 'NOTPROVIDED']);
    expect(valuesOf(xml, 'Ustrd')).toEqual(['ö'.repeat(140), 'Syksyn 2026 tilitys']);
    for (const text of [...valuesOf(xml, 'Nm'), ...valuesOf(xml, 'Ustrd')])
      expect(text).toMatch(/^[A-Za-z0-9ÅÄÖåäö/\-?:().,'+ ]+$/);
    for (const id of [
      ...valuesOf(xml, 'MsgId'),
      ...valuesOf(xml, 'PmtInfId'),
      ...valuesOf(xml, 'EndToEndId'),
    ])
      expect(id).toMatch(/^[A-Za-z0-9]{1,35}$/);
  });

  it.each(['000000-000000', '', 'FI2112345600000786'])('is refused with the account %s', (iban) => {
    expect(() => paymentFile(order(transfer({ iban })))).toThrow('The account cannot be paid');
  });
});

describe('the payer', () => {
  const payerOf = (env: Record<string, string>) => environment(env).payer;

  it('is the account of the installation, if there is one', () => {
    expect(payerOf({})).toBeUndefined();
    expect(payerOf({ PAYER_IBAN: 'fi49 5000 9420 0287 30', PAYER_BIC: 'okoyfihh' })).toEqual({
      iban: 'FI4950009420028730',
      bic: 'OKOYFIHH',
    });
  });

  it('is the society by its Finnish name, and an error if the installation has no account', async () => {
    const { system } = await server();
    const { payer } = system;
    const { societyName: name } = await system.content.settings('fi');
    expect(await payerOfSociety()).toEqual({ name, iban: 'FI4950009420028730', bic: 'OKOYFIHH' });
    try {
      system.payer = undefined;
      await expect(payerOfSociety()).rejects.toMatchObject({ code: 'payerMissing' });
    } finally {
      system.payer = payer;
    }
  });

  it.each([
    ['FI4950009420028731', 'OKOYFIHH', 'PAYER_IBAN'],
    ['000000-000000', 'OKOYFIHH', 'PAYER_IBAN'],
    ['FI4950009420028730', '', 'PAYER_BIC'],
    ['FI4950009420028730', 'ESSESESS', 'PAYER_BIC'],
  ])('is refused at the start with %s and %s', (iban, bic, named) => {
    expect(() => payerOf({ PAYER_IBAN: iban, PAYER_BIC: bic })).toThrow(named);
  });
});
