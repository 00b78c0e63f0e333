import { LinkButton, Notice, Skeleton } from '@nimio/design-system';
import { listPlannedPayments } from '@nimio/domain/accounting/accounting.endpoints';
import { useEndpoint } from '../../api/use-endpoint';
import { useText } from '../intl/use-text';
import { Above } from '../page/layout';
import { useProfile } from '../session/use-session';

/** Says that payments to the account have failed, until they are paid again. Renders nothing when it is unknown. */
export function FailedPayments() {
  const { t } = useText();
  const { hash: profileHash } = useProfile();
  const { data, error } = useEndpoint(listPlannedPayments, { params: { profileHash } });
  if (!data && !error) return <Skeleton />;
  if (!data || data.failed.length === 0) return null;
  return (
    <Above>
      <Notice
        tone="danger"
        title={t('payment.failed', { n: data.failed.length })}
        actions={
          <LinkButton href="/accounting" variant="second" size="sm">
            {t('payment.toPayments')}
          </LinkButton>
        }
      >
        <p>{t('payment.failedText')}</p>
      </Notice>
    </Above>
  );
}
