import {
  type DataColumn,
  DataTable,
  formatCents,
  Money,
  Section,
  Text,
  TextLink,
} from '@nimio/design-system';
import type { Distribution } from '@nimio/domain/distribution/distribution.types';
import { isOpen } from '@nimio/domain/distribution/distribution-states';
import { missingCents } from '@nimio/domain/invoice/funding';
import { updateFunding } from '@nimio/domain/invoice/invoice.endpoints';
import type { Funding } from '@nimio/domain/invoice/invoice.types';
import { ApiError } from '../../../../api/api-error';
import { exchange } from '../../../../api/client';
import { invalidate } from '../../../../api/use-endpoint';
import { AsyncButton } from '../../../../shared/action/AsyncButton';
import { useText } from '../../../../shared/intl/use-text';
import { Around } from '../../../../shared/page/layout';
import { AddFundingForm } from './AddFundingForm';
import type { StoredProps } from './use-step';

type Named = Pick<Funding, 'hash' | 'cents'>;

/** The invoices whose money the distribution allocates, and what they lack to its pot. */
export function FundingSection({ distribution, etag, onStored, onReload }: StoredProps) {
  const { t } = useText();
  const { hash, invoices, potInCents, state } = distribution;
  const mayChange = isOpen(state);
  const columns = useColumns();
  const save = async (named: readonly Named[]) => {
    try {
      const { data, etag: tag } = await exchange(updateFunding, {
        params: { hash },
        body: { invoices: named.map((one) => ({ invoice: one.hash, cents: one.cents })) },
        ifMatch: etag,
      });
      await onStored(data, tag);
      await invalidate('/invoices');
    } catch (error) {
      // The record differs from the page.
      if (error instanceof ApiError && [409, 412].includes(error.status)) await onReload();
      throw error;
    }
  };
  if (!mayChange && invoices.length === 0) return null;
  return (
    <Section id="funding" title={t('funding.title')}>
      {mayChange && <p>{t('funding.intro')}</p>}
      {invoices.length === 0 ? (
        <Text>{t('funding.none')}</Text>
      ) : (
        <>
          <DataTable
            caption={t('funding.title')}
            columns={columns}
            rows={invoices}
            rowKey={({ hash: invoice }) => invoice}
            {...(mayChange && {
              actions: ({ hash: invoice, number }: Funding) => (
                <AsyncButton
                  variant="second"
                  size="sm"
                  aria-label={t('funding.removeNamed', { number: String(number) })}
                  action={() => save(invoices.filter((one) => one.hash !== invoice))}
                >
                  {t('funding.remove')}
                </AsyncButton>
              ),
            })}
          />
          <Around role="status">
            <Missing {...distribution} />
          </Around>
        </>
      )}
      {mayChange && (
        <AddFundingForm
          missing={missingCents(potInCents, invoices)}
          named={invoices}
          onAdd={(added) => save([...invoices, added])}
        />
      )}
    </Section>
  );
}

function useColumns(): DataColumn<Funding>[] {
  const { t } = useText();
  return [
    {
      id: 'invoice',
      header: t('funding.invoice'),
      cell: ({ hash, number, payerName }) => (
        <TextLink tone="ink" href={`/invoices/${hash}`}>
          {number} {payerName}
        </TextLink>
      ),
      isRowHeader: true,
    },
    { id: 'state', header: t('invoices.state'), cell: ({ state }) => t(`invoices.state_${state}`) },
    {
      id: 'cents',
      header: t('funding.used'),
      cell: ({ cents }) => <Money cents={cents} />,
      align: 'end',
      isUnbroken: true,
    },
  ];
}

/** What prevents the approval, if anything. */
function Missing({ potInCents, invoices }: Distribution) {
  const { t } = useText();
  const missing = missingCents(potInCents, invoices);
  const sum = formatCents(Math.abs(missing));
  return (
    <>
      <Text>
        {missing > 0
          ? t('funding.missing', { sum })
          : missing < 0
            ? t('funding.exceeded', { sum })
            : t('funding.covered')}
      </Text>
      {invoices.some(({ state }) => state !== 'paid') && <Text>{t('funding.unpaid')}</Text>}
    </>
  );
}
