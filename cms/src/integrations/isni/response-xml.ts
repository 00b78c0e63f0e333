import type { IsniResponse, PossibleMatch } from '@nimio/domain/isni-sync/response';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { externalText, listOf } from '../external-text.js';
import { IsniFailure } from './isni-register.js';

type Element = Record<string, unknown>;

const lists = ['mergedISNI', 'possibleMatch', 'reason', 'information'];
const parser = new XMLParser({
  parseTagValue: false,
  ignoreDeclaration: true,
  ignorePiTags: true,
  maxNestedTags: 30,
  isArray: (name) => lists.includes(name),
});

const unreadable = (why: string) => new IsniFailure('unreadable', why);

/** As many possible matches as a person can review. */
const maxMatches = 20;

const isElement = (value: unknown): value is Element =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const text = (value: unknown): string => externalText(value, 300);
const words = (value: unknown): string => listOf(value).map(text).filter(Boolean).join('; ').slice(0, 300);

/** The id of a record, which the register writes alone or at the end of an address. */
const ppnOf = (value: unknown): string | null => /(\d{2,18}[\dX])$/.exec(text(value))?.[1] ?? null;

/** Some responses use a scale to 1 and others to 100. */
function scoreOf(value: unknown): number | null {
  const written = text(value);
  const score = Number(written);
  if (written === '' || !Number.isFinite(score) || score < 0 || score > 100) return null;
  return Math.round(score <= 1 ? score * 100 : score);
}

/** Merged ISNIs are listed alone, or in the form of an assigned one. */
const isnisIn = (merged: unknown): string[] =>
  listOf(merged)
    .map((one) => text(isElement(one) ? one['isniUnformatted'] : one))
    .filter(Boolean);

const matchOf = (match: Element): PossibleMatch => ({
  isni: /^[\dX ]{16,19}$/.test(text(match['isniUnformatted'])) ? text(match['isniUnformatted']) : null,
  ppn: ppnOf(match['PPN']),
  score: scoreOf(match['evaluationScore']),
  source: text(match['source']).slice(0, 60) || null,
});

/**
 * Parses an untrusted response: only well-formed XML without a document type, so that there are no entities but XML's own
 * five, and only known elements. Throws `IsniFailure`.
 */
export function parseResponse(xml: string): IsniResponse {
  if (/<!DOCTYPE/i.test(xml)) throw unreadable('The response has a document type');
  if (XMLValidator.validate(xml) !== true) throw unreadable('The response is no XML');
  let record: unknown;
  try {
    ({ responseRecord: record } = parser.parse(xml) as Element);
  } catch {
    throw unreadable('The response cannot be parsed');
  }
  const { ISNIAssigned: assigned, noISNI: none, mergedISNI } = isElement(record) ? record : {};
  const [mergedInto, ...others] = isnisIn(mergedISNI);
  if (isElement(assigned) && !isElement(none)) {
    const merged = [...isnisIn(assigned['mergedISNI']), ...isnisIn(mergedISNI)];
    return { kind: 'assigned', isni: text(assigned['isniUnformatted']), merged };
  }
  if (mergedInto !== undefined && others.length === 0 && assigned === undefined && none === undefined)
    return { kind: 'merged', isni: mergedInto };
  if (isElement(assigned) || !isElement(none) || mergedInto !== undefined)
    throw unreadable('The response is neither an ISNI nor none');
  const { PPN, reason, information, possibleMatch } = none;
  return {
    kind: 'none',
    ppn: ppnOf(PPN),
    reason: words(reason),
    information: words(information) || words((record as Element)['information']),
    possibleMatches: listOf(possibleMatch).filter(isElement).slice(0, maxMatches).map(matchOf),
  };
}
