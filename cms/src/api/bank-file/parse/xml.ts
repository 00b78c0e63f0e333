import { unspecifiedReason } from '@nimio/domain/bank-file/bank-file';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { externalText } from '../../../integrations/external-text.js';

/** Elements that may occur more than once; they are arrays also when they occur once. */
const lists = [
  ...['OrgnlPmtInfAndSts', 'TxInfAndSts', 'StsRsnInf'],
  ...['Ntfctn', 'Ntry', 'NtryDtls', 'TxDtls', 'Strd'],
];
const parser = new XMLParser({
  parseTagValue: false,
  // Nothing that is read may contain one.
  processEntities: false,
  ignoreDeclaration: true,
  ignorePiTags: true,
  maxNestedTags: 30,
  // Banks choose their own prefixes of the one namespace.
  transformTagName: (name) => name.replace(/^[^:]*:/, ''),
  ignoreAttributes: (name) => name !== 'Ccy' && !name.startsWith('xmlns'),
  attributeNamePrefix: '@',
  isArray: (name) => lists.includes(name),
});

const textNode = '#text';

const child = (element: unknown, name: string): unknown =>
  typeof element === 'object' && element !== null && Object.hasOwn(element, name)
    ? (element as Record<string, unknown>)[name]
    : undefined;

/** The content of an element on this path below another one; undefined without one. */
export const at = (element: unknown, ...path: string[]): unknown =>
  path.reduce((found, name) => child(found, name), element);

/** The elements of a name that may occur more than once. */
export function allOf(element: unknown, name: string): unknown[] {
  const found = child(element, name);
  return Array.isArray(found) ? found : [];
}

/** The longest text that ISO 20022 allows for ids and codes. */
const maxLength = 35;

/** The text of the element on this path; empty without one. */
export function textAt(element: unknown, ...path: string[]): string {
  const found = at(element, ...path);
  return externalText(child(found, textNode) ?? found, maxLength);
}

/** The first reason code below these elements; a bank may write its own text instead of a code of ISO 20022. */
export const reasonAmong = (...reasons: unknown[]): string =>
  reasons
    .map((reason) => textAt(reason, 'Rsn', 'Cd').toUpperCase())
    .find((code) => /^[A-Z0-9]{1,4}$/.test(code)) ?? unspecifiedReason;

/** The cents of an amount element; `null` unless it is in euros and whole cents. */
export function centsOf(amount: unknown): number | null {
  const [, euros, cents = ''] = /^(\d{1,12})(?:\.(\d{1,2})0*)?$/.exec(textAt(amount)) ?? [];
  if (euros === undefined || child(amount, '@Ccy') !== 'EUR') return null;
  return Number(euros) * 100 + Number(cents.padEnd(2, '0'));
}

/**
 * Parses a stranger's XML: only well-formed, and without a document type, so that there are no entities to expand. Throws
 * otherwise.
 *
 * @returns the document element, and the namespaces that it declares
 */
export function parseXml(text: string): { root: unknown; namespaces: string[] } {
  if (/<!DOCTYPE/i.test(text)) throw new Error('The file has a document type');
  if (XMLValidator.validate(text) !== true) throw new Error('The file is no XML');
  const root = child(parser.parse(text), 'Document');
  const namespaces = Object.entries(root ?? {}).flatMap(([name, value]) =>
    name.startsWith('@xmlns') && typeof value === 'string' ? [value] : [],
  );
  return { root, namespaces };
}
