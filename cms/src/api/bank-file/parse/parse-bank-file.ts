import { bankFileMaxEntries } from '@nimio/domain/bank-file/bank-file';
import type { BankFile } from './bank-file.js';
import { readCamt054 } from './camt054.js';
import { readCsv } from './csv.js';
import { readPain002 } from './pain002.js';
import { at, parseXml } from './xml.js';

/** The supported messages: their namespace, and the element that contains one. */
const messages = [
  {
    namespace: /^urn:iso:std:iso:20022:tech:xsd:pain\.002\.001\.(03|10)$/,
    element: 'CstmrPmtStsRpt',
    read: readPain002,
  },
  {
    namespace: /^urn:iso:std:iso:20022:tech:xsd:camt\.054\.001\.(02|08)$/,
    element: 'BkToCstmrDbtCdtNtfctn',
    read: readCamt054,
  },
];

function readXml(text: string): BankFile {
  const { root, namespaces } = parseXml(text);
  for (const { namespace, element, read } of messages) {
    const content = at(root, element);
    if (typeof content === 'object' && namespaces.some((name) => namespace.test(name))) return read(content);
  }
  throw new Error('The file has no message that is supported');
}

/** The content of a bank file by its format; undefined if it cannot be read. Run it where it can be stopped. */
export function parseBankFile(bytes: Uint8Array): Promise<BankFile | undefined> {
  try {
    // The decoder removes a byte order mark.
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const file = text.trimStart().startsWith('<') ? readXml(text) : readCsv(text);
    const { failed, credits, unreadable, other } = file;
    const entries = failed.length + credits.length + unreadable.length + other;
    return Promise.resolve(entries > bankFileMaxEntries ? undefined : file);
  } catch {
    return Promise.resolve(undefined);
  }
}
