import { MenuButton } from '@nimio/design-system';
import { languageNames } from '../../shared/intl/language-names';
import { useSetLanguage } from '../../shared/intl/use-set-language';
import { useText } from '../../shared/intl/use-text';

export function LanguageMenu() {
  const { t, language } = useText();
  const setLanguage = useSetLanguage();
  const current = languageNames.find(({ id }) => id === language);
  return (
    <MenuButton
      prefix={t('frame.language')}
      label={current?.label}
      items={languageNames.map(({ id, label }) => ({
        id,
        label,
        lang: id,
        isCurrent: id === language,
        onAction: () => setLanguage(id),
      }))}
    />
  );
}
