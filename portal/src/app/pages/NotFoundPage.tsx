import { LinkButton, Page, PageHead } from '@nimio/design-system';
import { useText } from '../../shared/intl/use-text';
import { Measure } from '../../shared/page/layout';
import { usePageTitle } from '../../shared/page/page-title';
import { ServiceContact } from './ServiceContact';

export function NotFoundPage() {
  const { t } = useText();
  usePageTitle(t('app.notFoundTitle'));
  return (
    <Page>
      <PageHead title={t('app.notFoundTitle')} />
      <Measure>
        <p>{t('app.notFoundBody')}</p>
        <p>
          <LinkButton href="/">{t('app.toHome')}</LinkButton>
        </p>
        <p>
          <ServiceContact />
        </p>
      </Measure>
    </Page>
  );
}
