import { Button, Notice, Page, PageHead } from '@nimio/design-system';
import { useRouteError } from 'react-router';
import { ApiError } from '../../api/api-error';
import { useErrorText } from '../../shared/errors/error-text';
import { useText } from '../../shared/intl/use-text';
import { Above, Measure } from '../../shared/page/layout';
import { usePageTitle } from '../../shared/page/page-title';
import { Providers } from '../Root';
import { ServiceContact } from './ServiceContact';

/** Shown when even the frame failed. */
export function RootFailure() {
  return (
    <Providers>
      <FailurePage />
    </Providers>
  );
}

/** Replaces a page that failed: the server is unavailable, or a part of the portal did not load. */
export function FailurePage() {
  const failure = useRouteError();
  const { t } = useText();
  const { ofFailure } = useErrorText();
  usePageTitle(t('app.failureTitle'));
  const reload = () => window.location.reload();
  return (
    <Page>
      <PageHead title={t('app.failureTitle')} />
      <Measure>
        <Above>
          <Notice tone="danger" actions={<Button onPress={reload}>{t('page.tryAgain')}</Button>}>
            <p>{failure instanceof ApiError ? ofFailure(failure) : t('app.failureBody')}</p>
          </Notice>
        </Above>
        <p>
          <ServiceContact />
        </p>
      </Measure>
    </Page>
  );
}
