import { isniCheckCharacter } from '@nimio/domain/author-name/isni';

/** What the stand-in reads of a request. */
export interface RequestedName {
  localId: string;
  /** The surname, or the whole of a name that has one part. */
  surname: string;
  /** The ISNI that the name has already. */
  isni: string | undefined;
}

const unescaped: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** The text of an element, the first of its kind after `from`. */
function textOf(xml: string, element: string, from = ''): string | undefined {
  const start = xml.indexOf(from);
  const [, text] = new RegExp(`<${element}>([^<]*)</${element}>`).exec(xml.slice(Math.max(start, 0))) ?? [];
  return text?.replace(/&(\w+);/g, (whole, name: string) => unescaped[name] ?? whole);
}

/** Undefined when it is no request that the register would take. */
export function readRequest(xml: string): RequestedName | undefined {
  const localId = textOf(xml, 'identifier', '<requestorIdentifierOfIdentity>');
  const surname = textOf(xml, 'surname', '<personalName>');
  if (!localId || !surname || !/<Request>.*<\/Request>\s*$/s.test(xml)) return undefined;
  const other = '<otherIdentifierOfIdentity>';
  return { localId, surname, isni: xml.includes(other) ? textOf(xml, 'identifier', other) : undefined };
}

/** An ISNI that is always the same for the same words, and nobody's: the register begins with zeros. */
function inventedIsni(words: string): string {
  const number = [...words].reduce(
    (sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 99_999_989,
    7,
  );
  const digits = `9999000${String(number).padStart(8, '0')}`;
  return digits + isniCheckCharacter(digits);
}

const inRecord = (answer: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<responseRecord><requestID>${Date.now()}</requestID>${answer}</responseRecord>`;

const assigned = (isni: string, merged = ''): string => {
  const formatted = isni.replace(/(.{4})(?=.)/g, '$1 ');
  return inRecord(
    `<ISNIAssigned><isniFormatted>ISNI ${formatted}</isniFormatted><isniUnformatted>${isni}</isniUnformatted>` +
      `<isniURI>https://isni.org/isni/${isni}</isniURI>${merged}<dataConfidence>60</dataConfidence></ISNIAssigned>`,
  );
};

const none = (inside: string): string => inRecord(`<noISNI>${inside}</noISNI>`);

const match = (ppn: string, score: string, source: string): string =>
  `<possibleMatch><PPN>${ppn}</PPN><evaluationScore>${score}</evaluationScore><source>${source}</source></possibleMatch>`;

const wrongCheck = (isni: string): string => isni.slice(0, -1) + (isni.endsWith('1') ? '2' : '1');

/** What an answer is made of, beside which it may come late or not at all. */
export interface StandInReply {
  status: number;
  xml: string;
  waitMilliseconds?: number;
}

const well = (xml: string): StandInReply => ({ status: 200, xml });

/** By the surname, so that each case can be tried in the portal. Any other name is given an ISNI. */
const cases: Record<string, (name: RequestedName) => StandInReply> = {
  Yhtynen: ({ localId, isni }) =>
    well(assigned(inventedIsni(`merged ${localId}`), isni ? `<mergedISNI>${isni}</mergedISNI>` : '')),
  Sulautunut: ({ localId }) =>
    well(inRecord(`<mergedISNI>${inventedIsni(`merged ${localId}`)}</mergedISNI>`)),
  Toinen: ({ localId }) => well(assigned(inventedIsni(`another ${localId}`))),
  Kaima: () => well(none(match('423165287', '0.92', 'VIAF') + match('388411609', '0.71', 'NLFIN'))),
  Outo: () => well(none('<PPN>423165279</PPN><reason>no match initial database</reason>')),
  Niukka: () =>
    well(none('<reason>sparse</reason><information>needs at least one of title, date</information>')),
  Kelvoton: () =>
    well(none('<reason>invalid data</reason><information>invalid code creationRole</information>')),
  Tarkistamaton: ({ localId }) => well(assigned(wrongCheck(inventedIsni(localId)))),
  Hidas: ({ localId }) => ({ ...well(assigned(inventedIsni(localId))), waitMilliseconds: 6000 }),
  Vika: () => ({ status: 500, xml: '' }),
  Estetty: () => ({ status: 403, xml: '' }),
  Rikki: () => well('<responseRecord><ISNIAssigned><isniUnformatted>00000'),
  Suuri: () => well(inRecord('<information>x</information>'.repeat(100_000))),
};

export const answerTo = (name: RequestedName): StandInReply =>
  cases[name.surname]?.(name) ?? well(assigned(name.isni ?? inventedIsni(name.localId)));

export const unreadableRequest = (): StandInReply =>
  well(none('<reason>invalidFormat</reason><information>XML parsing error</information>'));
