import { Button, LanguageSelector, TextLink } from '@nimio/design-system';
import { isLanguage } from '../../shared/intl/language';
import { languageNames } from '../../shared/intl/language-names';
import { useSetLanguage } from '../../shared/intl/use-set-language';
import { useText } from '../../shared/intl/use-text';
import { logOut } from '../../shared/session/session';

/** Language, login and logout, for users who cannot open other pages yet. */
export function GuestTools({ isMember }: { isMember: boolean }) {
  const { t, language } = useText();
  const setLanguage = useSetLanguage();
  return (
    <>
      <LanguageSelector
        label={t('frame.languages')}
        options={languageNames}
        value={language}
        onChange={(id) => isLanguage(id) && setLanguage(id)}
      />
      {isMember ? (
        <Button variant="quiet" onPress={() => void logOut()}>
          {t('frame.logOut')}
        </Button>
      ) : (
        <TextLink href="/login">{t('frame.logIn')}</TextLink>
      )}
    </>
  );
}
