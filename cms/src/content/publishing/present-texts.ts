import { fillPlaceholders } from '@nimio/domain/content/placeholders';
import type { ReplyOf } from '@nimio/domain/endpoint';
import type { InfoPlace } from '@nimio/domain/info-text/info-places';
import type { getInfoTexts } from '@nimio/domain/info-text/info-text.endpoints';
import type { getPrivacyPolicy } from '@nimio/domain/privacy-policy/privacy-policy.endpoints';
import type { getTerms } from '@nimio/domain/terms/terms.endpoints';
import { type Entry, type InLanguages, inEach, labelIn, textOf, textsIn } from '../entry.js';
import { sectionsOf } from './sections.js';

export interface Version<V extends string | number, R> {
  version: V;
  validFrom: string;
  records: InLanguages<R>;
}

export type TermsRecord = ReplyOf<typeof getTerms>;

export interface ContractRecord {
  version: number;
  intro: string;
  text: string;
}

export interface MailText {
  subject: string;
  text: string;
}

type InfoTextRecord = ReplyOf<typeof getInfoTexts>['texts'][number];

/** The values that the settings give to placeholders, in each language. */
type Values = InLanguages<Record<string, string>>;

/** A page's text in each language, with the settings' placeholders replaced. */
export const presentPage = (entry: Entry, values: Values) =>
  inEach((requested) => {
    const { text, language } = textsIn(entry, ['text'], requested) ?? { text: '', language: requested };
    return { text: fillPlaceholders(text, values[language]), language };
  });

export const presentAccessibility = (entry: Entry, values: Values) => {
  const page = presentPage(entry, values);
  return inEach((requested) => ({ ...page[requested], assessedOn: textOf(entry, 'assessedOn') }));
};

export function presentPrivacyPolicy(
  entry: Entry,
  values: Values,
): InLanguages<ReplyOf<typeof getPrivacyPolicy>> {
  const page = presentPage(entry, values);
  return inEach((requested) => ({
    updatedOn: textOf(entry, 'updatedOn'),
    language: page[requested].language,
    sections: sectionsOf(page[requested].text),
  }));
}

export const presentTerms = (entry: Entry): Version<string, TermsRecord> => {
  const version = textOf(entry, 'version');
  const validFrom = textOf(entry, 'validFrom');
  const records = inEach((language) => ({
    version,
    validFrom,
    text: labelIn(entry, 'text', language),
    language,
  }));
  return { version, validFrom, records };
};

export const presentContract = (entry: Entry): Version<number, ContractRecord> => {
  const version = entry['version'] as number;
  const records = inEach((language) => ({
    version,
    intro: labelIn(entry, 'intro', language),
    text: labelIn(entry, 'text', language),
  }));
  return { version, validFrom: textOf(entry, 'validFrom'), records };
};

/** Absent if it is not complete in any language. */
export const presentInfoText = (entry: Entry, values: Values): InLanguages<InfoTextRecord | undefined> =>
  inEach((requested) => {
    const found = textsIn(entry, ['title', 'text'], requested);
    if (!found) return undefined;
    const { title, text, language } = found;
    const place = entry['place'] as InfoPlace;
    return { place, title, text: fillPlaceholders(text, values[language]), language };
  });

export const presentMail = (entry: Entry, values: Values): InLanguages<MailText> =>
  inEach((requested) => {
    const { subject, text, language } = textsIn(entry, ['subject', 'text'], requested) ?? {
      subject: '',
      text: '',
      language: requested,
    };
    return {
      subject: fillPlaceholders(subject, values[language]),
      text: fillPlaceholders(text, values[language]),
    };
  });
