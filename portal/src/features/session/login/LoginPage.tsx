import { Divider, LinkButton, Notice, PageTitle, TextLink } from '@nimio/design-system';
import { useSearchParams } from 'react-router';
import { InfoBox } from '../../../shared/info/InfoBox';
import { type PlainMessageId, useText } from '../../../shared/intl/use-text';
import { Above, Below } from '../../../shared/page/layout';
import { usePageTitle } from '../../../shared/page/page-title';
import { useSettings } from '../../../shared/settings/use-settings';
import { SessionSpread } from '../spread/SessionSpread';
import { LoginForm } from './LoginForm';

/** The reasons of a redirect to this page (`?reason=`), and their texts. */
const reasons: Record<string, { text: PlainMessageId; tone: 'info' | 'warning' | 'danger' }> = {
  sessionExpired: { text: 'login.sessionExpired', tone: 'info' },
  strongAuthCancelled: { text: 'login.strongAuthCancelled', tone: 'info' },
  strongAuthFailed: { text: 'login.strongAuthFailed', tone: 'danger' },
  strongAuthUnavailable: { text: 'login.strongAuthUnavailable', tone: 'warning' },
};

export function LoginPage() {
  const { t, language } = useText();
  const { features } = useSettings();
  const [parameters] = useSearchParams();
  const reasonCode = parameters.get('reason') ?? '';
  const reason = Object.hasOwn(reasons, reasonCode) ? reasons[reasonCode] : undefined;
  usePageTitle(t('login.title'));
  return (
    <SessionSpread>
      <PageTitle tabIndex={-1}>{t('login.title')}</PageTitle>
      {reason && (
        <Above>
          <Notice tone={reason.tone} role="status">
            <p>{t(reason.text)}</p>
          </Notice>
        </Above>
      )}
      <LoginForm to={parameters.get('to')} />
      <Divider level={2}>{t('login.newUser')}</Divider>
      <p>{t('login.identify')}</p>
      {features.registration ? (
        <LinkButton variant="second" isWide href={`/api/auth/strong?language=${language}`}>
          {t('login.startRegistration')}
        </LinkButton>
      ) : (
        // A user with an account can log in this way without a password.
        <>
          <p>{t('login.registrationClosed')}</p>
          <TextLink href={`/api/auth/strong?language=${language}`}>{t('login.identifyAgain')}</TextLink>
        </>
      )}
      <Below>
        <InfoBox place="login" />
      </Below>
    </SessionSpread>
  );
}
