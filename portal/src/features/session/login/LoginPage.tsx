import { Divider, LinkButton, PageTitle, TextLink } from '@nimio/design-system';
import { useSearchParams } from 'react-router';
import { InfoBox } from '../../../shared/info/InfoBox';
import { useText } from '../../../shared/intl/use-text';
import { Below } from '../../../shared/page/layout';
import { usePageTitle } from '../../../shared/page/page-title';
import { identificationAddress } from '../../../shared/session/identification';
import { ReasonNotice } from '../../../shared/session/ReasonNotice';
import { useSettings } from '../../../shared/settings/use-settings';
import { SessionSpread } from '../spread/SessionSpread';
import { LoginForm } from './LoginForm';

export function LoginPage() {
  const { t, language } = useText();
  const { features } = useSettings();
  const [parameters] = useSearchParams();
  usePageTitle(t('login.title'));
  return (
    <SessionSpread>
      <PageTitle tabIndex={-1}>{t('login.title')}</PageTitle>
      <ReasonNotice reason={parameters.get('reason')} />
      <LoginForm to={parameters.get('to')} />
      <Divider level={2}>{t('login.newUser')}</Divider>
      <p>{t('login.identify')}</p>
      {features.registration ? (
        <LinkButton variant="second" isWide href={identificationAddress(language)}>
          {t('login.startRegistration')}
        </LinkButton>
      ) : (
        // A user with an account can log in this way without a password.
        <>
          <p>{t('login.registrationClosed')}</p>
          <TextLink href={identificationAddress(language)}>{t('login.identifyAgain')}</TextLink>
        </>
      )}
      <Below>
        <TextLink href="/report-death">{t('login.reportDeath')}</TextLink>
      </Below>
      <Below>
        <InfoBox place="login" />
      </Below>
    </SessionSpread>
  );
}
