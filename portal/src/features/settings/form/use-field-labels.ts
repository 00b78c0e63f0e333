import { wholeName } from '@nimio/domain/author-name/author-name';
import { maskIban } from '@nimio/domain/bank-account/iban';
import { languageNames } from '../../../shared/intl/language-names';
import { useText } from '../../../shared/intl/use-text';
import { useSettings } from '../../../shared/settings/use-settings';
import type { NameValues } from '../author-names/author-names.form';
import { rowWith } from '../author-names/merge-names';
import { tidyIban } from '../bank/bank.form';
import { countryText } from '../contact/country-text';

const labels = {
  streetAddress: 'contact.streetAddress',
  coAddress: 'contact.coAddress',
  zipCode: 'contact.zipCode',
  postCenter: 'contact.postCenter',
  country: 'contact.country',
  language: 'contact.language',
  phone: 'contact.phone',
  email: 'contact.email',
  iban: 'bank.iban',
  swift: 'bank.bic',
  authorNames: 'settings.authorNames',
  participations: 'preferences.participations',
  productions: 'preferences.productions',
  contactWays: 'preferences.contactWays',
  mailings: 'preferences.mailings',
  published: 'preferences.published',
} as const;

const ownWords = {
  byEmail: 'preferences.byEmail',
  byPhone: 'preferences.byPhone',
  newWorkSuggestions: 'preferences.newWorkSuggestions',
  changeSuggestions: 'preferences.changeSuggestions',
  newsletter: 'preferences.newsletter',
  name: 'preferences.publishName',
  isni: 'preferences.publishIsni',
} as const;

const isOneOf = <W extends object>(words: W, name: string): name is keyof W & string => name in words;

/** The label of a field of the settings, and its value as text. */
export function useFieldLabels() {
  const { t, language } = useText();
  const { participations, productionTypes } = useSettings();
  const wordOf = (code: string): string => {
    if (isOneOf(ownWords, code)) return t(ownWords[code]);
    return [...participations, ...productionTypes].find((option) => option.code === code)?.term ?? code;
  };
  const nameInWords = (name: NameValues, names: readonly NameValues[]): string => {
    const { isni, pseudonym, privateAuthor, kept } = name;
    const main = kept?.aliasTo && names.find(({ key }) => key === kept.aliasTo);
    const said = [
      isni && `${t('authorNames.isni')} ${isni}`,
      pseudonym && t('authorNames.signature'),
      privateAuthor && t('authorNames.private'),
      kept?.confirmed && t('authorNames.confirmed'),
      kept?.allowISNISync && t('authorNames.allowSync'),
      main && `${t('authorNames.alias')}: ${wholeName(main)}`,
      kept?.asteriId && `${t('authorNames.asteriId')} ${kept.asteriId}`,
    ].filter(Boolean);
    return said.length > 0 ? `${wholeName(name)} (${said.join(', ')})` : wholeName(name);
  };
  /** Names that the other side does not have, or has differently, with their attributes. */
  const differing = (names: readonly NameValues[], others: readonly NameValues[]): string[] =>
    names
      .filter((name) => {
        const other = rowWith(others, name.key);
        return !other || nameInWords(name, names) !== nameInWords(other, others);
      })
      .map((name) => nameInWords(name, names));
  const deleted = (name: NameValues): string => t('authorNames.deleted', { name: wholeName(name) });
  /** Only names that differ are compared; removed ones are shown as deleted. */
  const bothNames = (mine: readonly NameValues[], theirs: readonly NameValues[]) => {
    const staying = mine.filter(({ isDeleted }) => !isDeleted);
    const going = mine.filter((name) => name.isDeleted && rowWith(theirs, name.key));
    const gone = staying.filter((name) => !name.isNew && !rowWith(theirs, name.key));
    return {
      own: [...differing(staying, theirs), ...going.map(deleted)].join(', '),
      current: [...differing(theirs, staying), ...gone.map(deleted)].join(', '),
    };
  };
  const inWords = (name: string, value: unknown): string => {
    if (Array.isArray(value)) return value.map((code) => wordOf(String(code))).join(', ');
    const text = typeof value === 'string' ? value : '';
    if (name === 'country') return countryText(text, language);
    if (name === 'language') return languageNames.find(({ id }) => id === text)?.label ?? '';
    return text;
  };
  return {
    label: (name: string): string => (isOneOf(labels, name) ? t(labels[name]) : name),
    /** The typed and the stored values. */
    both: (name: string, own: unknown, current: unknown): { own: string; current: string } => {
      // A full account number is shown only to the user who has just typed it.
      if (name === 'iban') return { own: tidyIban(String(own)), current: maskIban(String(current)) };
      if (name === 'authorNames')
        return bothNames(own as readonly NameValues[], current as readonly NameValues[]);
      return { own: inWords(name, own), current: inWords(name, current) };
    },
  };
}
