import { DescriptionList, formatDate, LinkButton, Section, StatusBadge } from '@nimio/design-system';
import { formatPercent } from '../../../shared/intl/percent';
import { useText } from '../../../shared/intl/use-text';
import { SideBySide } from '../../../shared/page/frame-layout';
import { useTaxDataText } from '../../../shared/tax-data/use-tax-data-text';
import type { CustomerSectionProps } from './section-props';

/** The tax data in force, and the proposal that waits. */
export function TaxSection({ customer }: Pick<CustomerSectionProps, 'customer'>) {
  const { t } = useText();
  const taxDataText = useTaxDataText();
  const { hash: profileHash, taxation } = customer.profile;
  const { taxProposal } = customer.summary;
  return (
    <Section
      id="taxation"
      title={t('customer.taxation')}
      heading="margin"
      actions={
        <>
          {taxProposal && (
            <LinkButton variant="quiet" size="sm" href="/staff/taxation">
              {t('customer.handleProposal')}
            </LinkButton>
          )}
          <LinkButton variant="quiet" size="sm" href={`/staff/customers/${profileHash}/taxation`}>
            {t('customer.setTaxation')}
          </LinkButton>
        </>
      }
    >
      <SideBySide>
        <DescriptionList
          items={[
            { term: t('customer.taxData'), value: taxDataText(taxation) },
            ...(taxation.next ? [{ term: t('customer.taxNext'), value: taxDataText(taxation.next) }] : []),
            ...(taxation.taxDataDate
              ? [{ term: t('customer.taxDate'), value: formatDate(taxation.taxDataDate) }]
              : []),
          ]}
        />
        {taxProposal && (
          <DescriptionList
            items={[
              {
                term: t('customer.taxProposal'),
                value: (
                  <>
                    <StatusBadge tone="warning">{t('customer.waits')}</StatusBadge>{' '}
                    {taxProposal.rate === null
                      ? t('customer.proposedCard', { date: formatDate(taxProposal.created) })
                      : t('customer.proposedRate', {
                          rate: formatPercent(taxProposal.rate),
                          date: formatDate(taxProposal.created),
                        })}
                  </>
                ),
              },
            ]}
          />
        )}
      </SideBySide>
    </Section>
  );
}
