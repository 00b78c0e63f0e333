/** A payment that the bank reports as rejected or returned. */
export interface FailedEntry {
  /** The line of a CSV file or the transaction of an XML file, from 1. */
  number: number;
  /** What was sent to the bank as EndToEndId: the payment's hash. */
  reference: string;
  /** The bank's reason code, such as AC04. */
  reason: string;
  /** In cents; `null` when it is no amount in euros, undefined when the file has none. */
  cents?: number | null;
}

/** A payment to the society with a reference number. */
export interface Credit {
  /** The transaction of the file, from 1. */
  number: number;
  /** Digits without leading zeros. */
  reference: string;
  /** In cents; `null` when it is no amount in euros. */
  cents: number | null;
  /** The day on which it was booked, `YYYY-MM-DD`. */
  bookedOn: string;
}

/** The payment file that a status report is about. */
interface ReportedMessage {
  messageId: string;
  /** Why the bank rejected it as a whole; undefined if it did not. */
  rejection?: string;
}

/** The content of a bank file. */
export interface BankFile {
  failed: FailedEntry[];
  credits: Credit[];
  message?: ReportedMessage;
  /** Numbers of unreadable entries. */
  unreadable: number[];
  /** The number of other entries. */
  other: number;
}
