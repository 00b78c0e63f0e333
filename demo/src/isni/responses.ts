import { isniCheckCharacter } from '@nimio/domain/author-name/isni';

/** The fields of a request that the stand-in uses. */
export interface RequestedName {
  localId: string;
  /** The surname, or the whole name if it has one part. */
  surname: string;
  /** The ISNI that the name already has. */
  isni: string | undefined;
}

const unescaped: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Returns the text of the first such element after `from`. */
function textOf(xml: string, element: string, from = ''): string | undefined {
  const start = xml.indexOf(from);
  const [, text] = new RegExp(`<${element}>([^<]*)</${element}>`).exec(xml.slice(Math.max(start, 0))) ?? [];
  return text?.replace(/&(\w+);/g, (whole, name: string) => unescaped[name] ?? whole);
}

/** Returns undefined if the register would reject the request. */
export function readRequest(xml: string): RequestedName | undefined {
  const localId = textOf(xml, 'identifier', '<requestorIdentifierOfIdentity>');
  const surname = textOf(xml, 'surname', '<personalName>');
  if (!localId || !surname || !/<Request>.*<\/Request>\s*$/s.test(xml)) return undefined;
  const other = '<otherIdentifierOfIdentity>';
  return { localId, surname, isni: xml.includes(other) ? textOf(xml, 'identifier', other) : undefined };
}

/** Returns an ISNI that is the same for the same text. It begins with 9999, which no real ISNI does. */
function inventedIsni(words: string): string {
  const number = [...words].reduce(
    (sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 99_999_989,
    7,
  );
  const digits = `9999000${String(number).padStart(8, '0')}`;
  return digits + isniCheckCharacter(digits);
}

const responseRecord = (content: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<responseRecord><requestID>${Date.now()}</requestID>${content}</responseRecord>`;

const assigned = (isni: string, merged = ''): string => {
  const formatted = isni.replace(/(.{4})(?=.)/g, '$1 ');
  return responseRecord(
    `<ISNIAssigned><isniFormatted>ISNI ${formatted}</isniFormatted><isniUnformatted>${isni}</isniUnformatted>` +
      `<isniURI>https://isni.org/isni/${isni}</isniURI>${merged}<dataConfidence>60</dataConfidence></ISNIAssigned>`,
  );
};

const none = (inside: string): string => responseRecord(`<noISNI>${inside}</noISNI>`);

const match = (ppn: string, score: string, source: string): string =>
  `<possibleMatch><PPN>${ppn}</PPN><evaluationScore>${score}</evaluationScore><source>${source}</source></possibleMatch>`;

const wrongCheck = (isni: string): string => isni.slice(0, -1) + (isni.endsWith('1') ? '2' : '1');

/** A reply, which can also be delayed. */
export interface StandInReply {
  status: number;
  xml: string;
  waitMilliseconds?: number;
}

const well = (xml: string): StandInReply => ({ status: 200, xml });

/** The special surnames, so that each case can be tried in the portal. Any other name gets an ISNI. */
const cases: Record<string, (name: RequestedName) => StandInReply> = {
  Yhtynen: ({ localId, isni }) =>
    well(assigned(inventedIsni(`merged ${localId}`), isni ? `<mergedISNI>${isni}</mergedISNI>` : '')),
  Sulautunut: ({ localId }) =>
    well(responseRecord(`<mergedISNI>${inventedIsni(`merged ${localId}`)}</mergedISNI>`)),
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
  Suuri: () => well(responseRecord('<information>x</information>'.repeat(100_000))),
};

export const responseTo = (name: RequestedName): StandInReply =>
  cases[name.surname]?.(name) ?? well(assigned(name.isni ?? inventedIsni(name.localId)));

export const unreadableRequest = (): StandInReply =>
  well(none('<reason>invalidFormat</reason><information>XML parsing error</information>'));
