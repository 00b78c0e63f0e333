import { isPlaceholderIban } from '@nimio/domain/bank-account/iban';
import { sepaText } from '@nimio/domain/bank-account/sepa-text';
import { isValidIban } from '@nimio/domain/bank-account/valid-iban';
import { DomainError } from '@nimio/domain/errors';
import { XMLBuilder } from 'fast-xml-parser';

/** The holder of the account that payments are made from. */
export interface PayerAccount {
  iban: string;
  bic: string;
}

/** The account that payments are made from, with the name shown on the payees' statements. */
export interface Payer extends PayerAccount {
  name: string;
}

/** A payment to a bank account. */
export interface Transfer {
  /** The reference that the bank returns with a returned payment: the payment's hash. */
  endToEndId: string;
  name: string;
  iban: string;
  bic: string | null;
  netInCents: number;
  /** The message on the payee's bank statement. */
  information: string;
}

/** The order to the bank. */
export interface PaymentOrder {
  payer: Payer;
  /** At most 35 characters, the same for the same payments, so that the bank rejects a duplicate. */
  messageId: string;
  /** ISO 8601. */
  created: string;
  /** The day of payment, `YYYY-MM-DD`. */
  executionDate: string;
  payments: readonly Transfer[];
}

const namespace = 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09';
const maxNameLength = 70;
const maxInformationLength = 140;
/** The name for the bank if none of its letters can be written. */
const noName = 'NOTPROVIDED';

const euros = (cents: number): string => {
  const digits = String(cents).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

const sepaName = (name: string): string => {
  const written = sepaText(name, maxNameLength);
  return /[A-Za-zÅÄÖåäö0-9]/.test(written) ? written : noName;
};

/** Accounts that cannot be paid are excluded before; one here is a programming error. */
function accountOf(iban: string): object {
  if (isPlaceholderIban(iban) || !isValidIban(iban)) throw new Error('The account cannot be paid');
  return { Id: { IBAN: iban } };
}

const bankOf = (bic: string): object => ({ FinInstnId: { BICFI: bic } });

function remittanceOf(information: string): object {
  const text = sepaText(information, maxInformationLength);
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
 * The payments for the bank as a SEPA credit transfer, pain.001.001.09. The same order gives the same file. Payments
 * with nothing left after tax are excluded.
 *
 * @throws `nothingToPay` if none is left
 */
export function paymentFile({ payer, messageId, created, executionDate, payments }: PaymentOrder): string {
  const paid = payments.filter(({ netInCents }) => netInCents > 0);
  if (paid.length === 0) throw new DomainError('nothingToPay');
  const sums = {
    NbOfTxs: String(paid.length),
    CtrlSum: euros(paid.reduce((sum, { netInCents }) => sum + netInCents, 0)),
  };
  const payerName = { Nm: sepaName(payer.name) };
  // The order of the elements is the schema's.
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
