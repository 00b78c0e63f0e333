import { XMLParser } from 'fast-xml-parser';

/**
 * The rules of pain.001.001.09 for SEPA credit transfers by its message definition and the European Payments Council's
 * guidelines: elements, their order, number and contents.
 */
interface Rule {
  name: string;
  /** How often: once, at most once, or at least once. */
  times?: '1' | '?' | '+';
  /** Its text, if it has no children. */
  text?: RegExp;
  attributes?: Record<string, RegExp>;
  below?: Rule[];
}

const id = /^[A-Za-z0-9/\-?:().,'+ ]{1,35}$/;
/** Only characters that banks transmit. */
const words = (most: number) => new RegExp(`^[A-Za-z0-9ÅÄÖåäö/\\-?:().,'+ ]{1,${most}}$`);
const amount = /^(?!0\.00$)\d{1,9}\.\d{2}$/;
const sum = /^\d{1,15}\.\d{2}$/;
const count = /^[1-9]\d{0,14}$/;
const day = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;
const moment = /^\d{4}-\d{2}-\d{2}T(?:[01]\d|2[0-3])(?::[0-5]\d){2}Z$/;
const iban = /^[A-Z]{2}\d{2}[A-Z0-9]{1,30}$/;
const bic = /^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/;

const party: Rule[] = [{ name: 'Nm', text: words(70) }];
const account: Rule[] = [{ name: 'Id', below: [{ name: 'IBAN', text: iban }] }];
const agent: Rule[] = [{ name: 'FinInstnId', below: [{ name: 'BICFI', text: bic }] }];

const transfer: Rule[] = [
  { name: 'PmtId', below: [{ name: 'EndToEndId', text: id }] },
  { name: 'Amt', below: [{ name: 'InstdAmt', text: amount, attributes: { Ccy: /^EUR$/ } }] },
  { name: 'CdtrAgt', times: '?', below: agent },
  { name: 'Cdtr', below: party },
  { name: 'CdtrAcct', below: account },
  { name: 'RmtInf', times: '?', below: [{ name: 'Ustrd', text: words(140) }] },
];

const header: Rule[] = [
  { name: 'MsgId', text: id },
  { name: 'CreDtTm', text: moment },
  { name: 'NbOfTxs', text: count },
  { name: 'CtrlSum', text: sum },
  { name: 'InitgPty', below: party },
];

const instruction: Rule[] = [
  { name: 'PmtInfId', text: id },
  { name: 'PmtMtd', text: /^TRF$/ },
  { name: 'NbOfTxs', text: count },
  { name: 'CtrlSum', text: sum },
  { name: 'PmtTpInf', below: [{ name: 'SvcLvl', below: [{ name: 'Cd', text: /^SEPA$/ }] }] },
  { name: 'ReqdExctnDt', below: [{ name: 'Dt', text: day }] },
  { name: 'Dbtr', below: party },
  { name: 'DbtrAcct', below: account },
  { name: 'DbtrAgt', below: agent },
  { name: 'ChrgBr', text: /^SLEV$/ },
  { name: 'CdtTrfTxInf', times: '+', below: transfer },
];

const document: Rule[] = [
  {
    name: 'Document',
    attributes: { xmlns: /^urn:iso:std:iso:20022:tech:xsd:pain\.001\.001\.09$/ },
    below: [
      {
        name: 'CstmrCdtTrfInitn',
        below: [
          { name: 'GrpHdr', below: header },
          { name: 'PmtInf', below: instruction },
        ],
      },
    ],
  },
];

/** An element as the ordered parser returns it: a name with its children, and attributes. */
type Node = Record<string, unknown>;

const nameOf = (node: Node): string => Object.keys(node).find((key) => key !== ':@') ?? '';
const belowOf = (node: Node): Node[] => node[nameOf(node)] as Node[];
const textOf = (node: Node): string => {
  const text = belowOf(node)[0]?.['#text'];
  return typeof text === 'string' ? text : '';
};

function faultsOfNode(node: Node, rule: Rule, place: string): string[] {
  const attributes = (node[':@'] ?? {}) as Record<string, string>;
  const wanted = rule.attributes ?? {};
  const known = Object.keys({ ...attributes, ...wanted });
  return [
    ...known
      .filter((name) => !wanted[name]?.test(attributes[name] ?? ''))
      .map((name) => `${place}@${name}: ${attributes[name]}`),
    ...(rule.below ? faultsBelow(belowOf(node), rule.below, place) : []),
    ...(rule.text && !rule.text.test(textOf(node)) ? [`${place}: ${textOf(node)}`] : []),
  ];
}

function faultsBelow(nodes: readonly Node[], rules: readonly Rule[], place: string): string[] {
  const faults: string[] = [];
  let at = 0;
  for (const rule of rules) {
    const { name, times = '1' } = rule;
    const from = at;
    while (at < nodes.length && nameOf(nodes[at] as Node) === name) {
      faults.push(...faultsOfNode(nodes[at] as Node, rule, `${place}/${name}`));
      at += 1;
    }
    if (at === from && times !== '?') faults.push(`${place}/${name} is missing`);
    if (at - from > 1 && times !== '+') faults.push(`${place}/${name} is there ${at - from} times`);
  }
  return [...faults, ...nodes.slice(at).map((node) => `${place}/${nameOf(node)} has no place`)];
}

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  ignoreDeclaration: true,
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: true,
});

/** The violations of the rules of SEPA credit transfers in a file for the bank, each with its place. */
export const faultsOfPain001 = (xml: string): string[] =>
  faultsBelow(parser.parse(xml) as Node[], document, '');
