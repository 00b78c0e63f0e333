import {
  Breadcrumbs,
  Disclosure,
  formatCents,
  formatDate,
  Notice,
  Page,
  PageHead,
  Section,
  Skeleton,
} from '@nimio/design-system';
import { getPaymentReason } from '@nimio/domain/accounting/accounting.endpoints';
import type { PaymentReason } from '@nimio/domain/accounting/accounting.types';
import { useParams } from 'react-router';
import { useEndpoint } from '../../../../api/use-endpoint';
import { useText } from '../../../../shared/intl/use-text';
import { Remark } from '../../../../shared/page/frame-layout';
import { LoadFailure } from '../../../../shared/page/LoadFailure';
import { usePageTitle } from '../../../../shared/page/page-title';
import { useProfile } from '../../../../shared/session/use-session';
import { PaymentState } from '../payments/PaymentState';
import { GrossToNet } from './GrossToNet';
import { ReasonPart } from './ReasonPart';

/** "Miksi tämä summa?": how the amount of a payment was calculated, from the pot to the account. */
export function ReasonPage() {
  const { t } = useText();
  const { payment = '' } = useParams();
  const { hash: profileHash } = useProfile();
  const { data, error, reload } = useEndpoint(getPaymentReason, { params: { profileHash, payment } });
  const title = t('shareSum.why');
  usePageTitle(title);
  return (
    <Page>
      <Breadcrumbs items={[{ href: '/accounting', label: t('accounting.title') }]} current={title} />
      <PageHead
        title={title}
        lead={
          data && t('paymentReason.of', { date: formatDate(data.date), sum: formatCents(data.grossInCents) })
        }
      />
      {data ? (
        <Reason {...data} />
      ) : error ? (
        <LoadFailure error={error} onRetry={reload} />
      ) : (
        <Skeleton lines={12} />
      )}
    </Page>
  );
}

function Reason(reason: PaymentReason) {
  const { t } = useText();
  const { isApproved, isCarriedOver, comesAgain, state, date, parts, accountEnd } = reason;
  return (
    <>
      {isApproved === 0 && (
        <Remark>
          <Notice tone="info">
            <p>{t('paymentReason.notApproved')}</p>
          </Notice>
        </Remark>
      )}
      <Remark>
        <PaymentState
          kind={isCarriedOver === 1 ? 'carriedOver' : state}
          date={date}
          comesAgain={comesAgain === 1}
          accountEnd={accountEnd}
        />
      </Remark>
      {isCarriedOver === 0 && (
        <Section id="net" title={t('paymentReason.toAccount')}>
          <GrossToNet {...reason} />
        </Section>
      )}
      {parts.map((part) => (
        <ReasonPart key={part.accountingHash} {...part} />
      ))}
      <Disclosure level={2} title={t('paymentReason.rule')}>
        <p>{t('paymentReason.ruleText')}</p>
      </Disclosure>
    </>
  );
}
