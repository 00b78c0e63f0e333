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

/** The payment file that a status report is about. */
interface ReportedMessage {
  messageId: string;
  /** Why the bank rejected it as a whole; undefined if it did not. */
  rejection?: string;
}

/** The content of a bank file. */
export interface BankFile {
  failed: FailedEntry[];
  message?: ReportedMessage;
  /** Numbers of unreadable entries. */
  unreadable: number[];
  /** The number of entries that report no failure. */
  other: number;
}
