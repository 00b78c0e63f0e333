import { DueSlip, LanguageSelector, Spread, TextLink } from '@nimio/design-system';
import { yearInFinland } from '@nimio/domain/taxation/tax-year';
import type { ReactNode } from 'react';
import { isLanguage } from '../../../shared/intl/language';
import { languageNames } from '../../../shared/intl/language-names';
import { useSetLanguage } from '../../../shared/intl/use-set-language';
import { useText } from '../../../shared/intl/use-text';
import { MaintenanceNotice } from '../../../shared/settings/MaintenanceNotice';
import { useSettings } from '../../../shared/settings/use-settings';
import { useToday } from '../../../shared/settings/use-today';

/** Days on the loan slip, a decoration without meaning. */
const stamps = ['12.3.', '2.4.', '29.4.', '21.5.', '10.6.', '1.8.', '25.8.', '17.9.', '9.10.'];

interface SessionSpreadProps {
  children: ReactNode;
  size?: 'md' | 'wide';
  /** The registration shows the terms in a dialog, and its links leave the form open. */
  isRegistration?: boolean;
}

/** The layout of an open book around the pages before login: the society's title page, languages, terms. */
export function SessionSpread({ children, size = 'md', isRegistration = false }: SessionSpreadProps) {
  const { t, language } = useText();
  const setLanguage = useSetLanguage();
  const { portalName, logo, societyName, tagline, place } = useSettings();
  const year = yearInFinland(useToday());
  return (
    <Spread
      size={size}
      title={portalName}
      {...(logo && { logo })}
      imprint={societyName}
      subtitle={tagline}
      colophon={`${place} ${year}`}
      ornament={<DueSlip dates={stamps.map((day) => `${day}${year - 1}`)} />}
      languages={
        <LanguageSelector
          label={t('spread.language')}
          options={languageNames}
          value={language}
          onChange={(id) => isLanguage(id) && setLanguage(id)}
        />
      }
      foot={
        isRegistration ? (
          <TextLink href="/privacy-policy" target="_blank">
            {t('spread.privacyInTab')}
          </TextLink>
        ) : (
          <>
            <TextLink href="/disclaimer">{t('spread.terms')}</TextLink>
            <TextLink href="/privacy-policy">{t('spread.privacy')}</TextLink>
          </>
        )
      }
    >
      <MaintenanceNotice />
      {children}
    </Spread>
  );
}
