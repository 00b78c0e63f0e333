import { isPlaceholderIban, isValidIban } from '@nimio/domain/bank-account/iban';
import { sepaText } from '@nimio/domain/bank-account/sepa-text';
import { DomainError } from '@nimio/domain/errors';
import { XMLBuilder } from 'fast-xml-parser';
import type { Payer } from './payer.js';

/** A payment to somebody's account. */
export interface Transfer {
  /** What the bank gives back with a payment that is returned: the payment's hash. */
  endToEndId: string;
  name: string;
  iban: string;
  bic: string | null;
  netInCents: number;
  /** What stands on the payee's account. */
  information: string;
}

/** What the bank is asked to pay. */
export interface PaymentOrder {
  payer: Payer;
  /** At most 35 characters, the same for the same payments: the bank takes none twice. */
  messageId: string;
  /** ISO 8601. */
  created: string;
  /** The day of payment, `YYYY-MM-DD`. */
  executionDate: string;
  payments: readonly Transfer[];
}

const namespace = 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09';
const mostOfName = 70;
const mostOfInformation = 140;
/** What a bank takes for a name of which it could write no letter. */
const noName = 'NOTPROVIDED';

const euros = (cents: number): string => {
  const digits = String(cents).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

const sepaName = (name: string): string => {
  const written = sepaText(name, mostOfName);
  return /[A-Za-zÅÄÖåäö0-9]/.test(written) ? written : noName;
};

/** An account that cannot be paid to has been found out before; that it gets here is a fault of ours. */
function accountOf(iban: string): object {
  if (isPlaceholderIban(iban) || !isValidIban(iban)) throw new Error('No account that can be paid to');
  return { Id: { IBAN: iban } };
}

const bankOf = (bic: string): object => ({ FinInstnId: { BICFI: bic } });

function remittanceOf(information: string): object {
  const text = sepaText(information, mostOfInformation);
  return text ? { RmtInf: { Ustrd: text } } : {};
}

const transferOf = ({ endToEndId, name, iban, bic, netInCents, information }: Transfer): object => ({
  PmtId: { EndToEndId: endToEndId },
  Amt: { InstdAmt: { '@Ccy': 'EUR', '#text': euros(netInCents) } },
  ...(bic && { CdtrAgt: bankOf(bic) }),
  Cdtr: { Nm: sepaName(name) },
  CdtrAcct: accountOf(iban),
  ...remittanceOf(information),
});

/**
 * The payments for the bank: a SEPA credit transfer, pain.001.001.09. The same order makes the same file. Payments of
 * which nothing is left after tax are not in it.
 *
 * @throws `nothingToPay` when none is left
 */
export function paymentFile({ payer, messageId, created, executionDate, payments }: PaymentOrder): string {
  const paid = payments.filter(({ netInCents }) => netInCents > 0);
  if (paid.length === 0) throw new DomainError('nothingToPay');
  const sums = {
    NbOfTxs: String(paid.length),
    CtrlSum: euros(paid.reduce((sum, { netInCents }) => sum + netInCents, 0)),
  };
  const payerName = { Nm: sepaName(payer.name) };
  // The order of what is in here is the schema's.
  const message = {
    GrpHdr: {
      ...{ MsgId: messageId, CreDtTm: `${created.slice(0, 19)}Z`, ...sums },
      InitgPty: payerName,
    },
    PmtInf: {
      ...{ PmtInfId: messageId, PmtMtd: 'TRF', ...sums },
      PmtTpInf: { SvcLvl: { Cd: 'SEPA' } },
      ReqdExctnDt: { Dt: executionDate },
      ...{ Dbtr: payerName, DbtrAcct: accountOf(payer.iban), DbtrAgt: bankOf(payer.bic), ChrgBr: 'SLEV' },
      CdtTrfTxInf: paid.map(transferOf),
    },
  };
  const xml = new XMLBuilder({ attributeNamePrefix: '@', ignoreAttributes: false, format: true });
  return xml.build({
    '?xml': { '@version': '1.0', '@encoding': 'UTF-8' },
    Document: { '@xmlns': namespace, CstmrCdtTrfInitn: message },
  });
}
