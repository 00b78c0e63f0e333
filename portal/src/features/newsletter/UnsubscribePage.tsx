import { Page, PageHead, TextLink } from '@nimio/design-system';
import { unsubscribeFromNewsletter } from '@nimio/domain/newsletter/newsletter.endpoints';
import { useState } from 'react';
import { useParams } from 'react-router';
import { ApiError } from '../../api/api-error';
import { call } from '../../api/client';
import { AsyncButton } from '../../shared/action/AsyncButton';
import { useText } from '../../shared/intl/use-text';
import { Measure } from '../../shared/page/layout';
import { usePageTitle } from '../../shared/page/page-title';

/** The page of the link in a newsletter: opening it changes nothing, its button does. */
export function UnsubscribePage() {
  const { t } = useText();
  const { token = '' } = useParams();
  const [outcome, setOutcome] = useState<'done' | 'invalid'>();
  const title = t(outcome ? `newsletter.${outcome}Title` : 'newsletter.title');
  usePageTitle(title);
  const unsubscribe = async () => {
    try {
      await call(unsubscribeFromNewsletter, { params: { token } });
      setOutcome('done');
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 404)) throw error;
      setOutcome('invalid');
    }
  };
  return (
    <Page>
      <PageHead title={title} />
      <Measure>
        <p role="status">
          {outcome
            ? t(`newsletter.${outcome}Body`, {
                link: (words) => <TextLink href="/settings/email">{words}</TextLink>,
              })
            : t('newsletter.body')}
        </p>
        {!outcome && <AsyncButton action={unsubscribe}>{t('newsletter.unsubscribe')}</AsyncButton>}
      </Measure>
    </Page>
  );
}
