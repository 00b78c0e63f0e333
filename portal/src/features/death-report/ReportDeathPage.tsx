import { LinkButton, Page, PageHead, Section, TextColumn } from '@nimio/design-system';
import { useSearchParams } from 'react-router';
import { useText } from '../../shared/intl/use-text';
import { Actions, Measure } from '../../shared/page/layout';
import { usePageTitle } from '../../shared/page/page-title';
import { identificationAddress } from '../../shared/session/identification';
import { ReasonNotice } from '../../shared/session/ReasonNotice';
import { useMember } from '../../shared/session/use-session';
import { useSettings } from '../../shared/settings/use-settings';

/** What the society needs to know when an author has died, for everyone. */
export function ReportDeathPage() {
  const { t } = useText();
  const [parameters] = useSearchParams();
  usePageTitle(t('deathReport.pageTitle'));
  return (
    <Page>
      <PageHead title={t('deathReport.pageTitle')} lead={t('deathReport.pageLead')} />
      <Measure>
        <ReasonNotice reason={parameters.get('reason')} />
      </Measure>
      <Section id="steps" title={t('deathReport.stepsTitle')}>
        <TextColumn>
          <ol>
            <li>{t('deathReport.step1')}</li>
            <li>{t('deathReport.step2')}</li>
            <li>{t('deathReport.step3')}</li>
          </ol>
        </TextColumn>
        <Ways />
      </Section>
      <Section id="needed" title={t('deathReport.neededTitle')}>
        <TextColumn>
          <ul>
            <li>{t('deathReport.neededAuthor')}</li>
            <li>{t('deathReport.neededRelation')}</li>
            <li>{t('deathReport.neededHeirs')}</li>
            <li>{t('deathReport.neededMandate')}</li>
          </ul>
          <p>{t('deathReport.documentsLater')}</p>
        </TextColumn>
      </Section>
      <Section id="good-to-know" title={t('deathReport.knowTitle')}>
        <TextColumn>
          <ul>
            <li>{t('deathReport.knowAccount')}</li>
            <li>{t('deathReport.knowTerm')}</li>
            <li>{t('deathReport.knowPrivacy')}</li>
          </ul>
        </TextColumn>
      </Section>
    </Page>
  );
}

/** Members go to the form, after a login where it is needed; others identify at the bank first. */
function Ways() {
  const { t, language } = useText();
  const { features } = useSettings();
  const isMember = useMember() !== undefined;
  if (isMember)
    return (
      <Actions>
        <LinkButton href="/death-reports">{t('deathReport.toForm')}</LinkButton>
      </Actions>
    );
  return (
    <>
      {!features.registration && <p>{t('login.registrationClosed')}</p>}
      <Actions>
        {features.registration && (
          <LinkButton href={identificationAddress(language, 'deathReport')}>
            {t('deathReport.identify')}
          </LinkButton>
        )}
        <LinkButton variant="second" href="/death-reports">
          {t('deathReport.logIn')}
        </LinkButton>
      </Actions>
    </>
  );
}
