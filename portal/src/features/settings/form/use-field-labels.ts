import { wholeName } from '@nimio/domain/author-name/author-name';
import { formatIban, maskIban } from '@nimio/domain/bank-account/iban';
import { type ContactField, contactFieldNames } from '@nimio/domain/contact/contact-fields';
import { languageNames } from '../../../shared/intl/language-names';
import { useText } from '../../../shared/intl/use-text';
import { useSettings } from '../../../shared/settings/use-settings';
import type { NameValues } from '../author-names/author-names.form';
import { rowWith } from '../author-names/merge-names';
import { countryText } from '../contact/country-text';

const contactLabels = Object.fromEntries(
  contactFieldNames.map((name) => [name, `contact.field.${name}`]),
) as { [F in ContactField]: `contact.field.${F}` };

const labels = {
  ...contactLabels,
  iban: 'bank.iban',
  swift: 'bank.bic',
  authorNames: 'settings.authorNames',
  participations: 'preferences.participations',
  productions: 'preferences.productions',
  contactWays: 'preferences.contactWays',
  mailings: 'preferences.mailings',
  published: 'preferences.published',
} as const;

const optionLabels = {
  byEmail: 'preferences.byEmail',
  byPhone: 'preferences.byPhone',
  newWorkSuggestions: 'preferences.newWorkSuggestions',
  changeSuggestions: 'preferences.changeSuggestions',
  payments: 'preferences.payments',
  taxCards: 'preferences.taxCards',
  newsletter: 'preferences.newsletter',
  name: 'preferences.publishName',
  isni: 'preferences.publishIsni',
} as const;

const isOneOf = <W extends object>(map: W, name: string): name is keyof W & string => name in map;

/** The label of a field of the settings, and its value as text. */
export function useFieldLabels() {
  const { t, language } = useText();
  const { participations, productionTypes } = useSettings();
  const optionText = (code: string): string => {
    if (isOneOf(optionLabels, code)) return t(optionLabels[code]);
    return [...participations, ...productionTypes].find((option) => option.code === code)?.term ?? code;
  };
  const nameText = (name: NameValues, names: readonly NameValues[]): string => {
    const { isni, pseudonym, privateAuthor, staffValues } = name;
    const main = staffValues?.aliasTo && names.find(({ key }) => key === staffValues.aliasTo);
    const attributes = [
      isni && `${t('authorNames.isni')} ${isni}`,
      pseudonym && t('authorNames.signature'),
      privateAuthor && t('authorNames.private'),
      staffValues?.confirmed && t('authorNames.confirmed'),
      staffValues?.allowISNISync && t('authorNames.allowSync'),
      main && `${t('authorNames.alias')}: ${wholeName(main)}`,
      staffValues?.asteriId && `${t('authorNames.asteriId')} ${staffValues.asteriId}`,
    ].filter(Boolean);
    return attributes.length > 0 ? `${wholeName(name)} (${attributes.join(', ')})` : wholeName(name);
  };
  /** Names that the other side does not have, or has differently, with their attributes. */
  const differing = (names: readonly NameValues[], others: readonly NameValues[]): string[] =>
    names
      .filter((name) => {
        const other = rowWith(others, name.key);
        return !other || nameText(name, names) !== nameText(other, others);
      })
      .map((name) => nameText(name, names));
  const deleted = (name: NameValues): string => t('authorNames.deleted', { name: wholeName(name) });
  /** Only names that differ are compared; removed ones are shown as deleted. */
  const bothNames = (mine: readonly NameValues[], theirs: readonly NameValues[]) => {
    const staying = mine.filter(({ isDeleted }) => !isDeleted);
    const deletedHere = mine.filter((name) => name.isDeleted && rowWith(theirs, name.key));
    const deletedElsewhere = staying.filter((name) => !name.isNew && !rowWith(theirs, name.key));
    return {
      own: [...differing(staying, theirs), ...deletedHere.map(deleted)].join(', '),
      current: [...differing(theirs, staying), ...deletedElsewhere.map(deleted)].join(', '),
    };
  };
  const valueText = (name: string, value: unknown): string => {
    if (Array.isArray(value)) return value.map((code) => optionText(String(code))).join(', ');
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
      if (name === 'iban') return { own: formatIban(String(own)), current: maskIban(String(current)) };
      if (name === 'authorNames')
        return bothNames(own as readonly NameValues[], current as readonly NameValues[]);
      return { own: valueText(name, own), current: valueText(name, current) };
    },
  };
}
