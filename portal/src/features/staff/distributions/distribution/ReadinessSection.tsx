import {
  type DataColumn,
  DataTable,
  EmptyState,
  formatCents,
  formatNumber,
  LinkButton,
  Money,
  Section,
  Select,
  Text,
} from '@nimio/design-system';
import { getReadiness, listReadinessCustomers } from '@nimio/domain/distribution/distribution.endpoints';
import type {
  Distribution,
  Readiness,
  ReadinessCustomer,
} from '@nimio/domain/distribution/distribution.types';
import type { ReadinessKind } from '@nimio/domain/distribution/eligibility';
import { mostRecipients } from '@nimio/domain/message/message.schema';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../../../api/client';
import { useEndpoint } from '../../../../api/use-endpoint';
import { AsyncButton } from '../../../../shared/action/AsyncButton';
import { useText } from '../../../../shared/intl/use-text';
import { usePages } from '../../../../shared/list/use-pages';
import { LoadFailure } from '../../../../shared/page/LoadFailure';
import { Actions, Around } from '../../../../shared/page/layout';
import { HolderLink } from '../../registered-work/HolderLink';

const rowKey = ({ profileHash }: ReadinessCustomer) => profileHash;

/** Where staff remedy what is missing, by the customer's page. */
const remedies: Record<ReadinessKind, (customer: string) => string> = {
  closed: (customer) => `${customer}#record`,
  deceased: (customer) => `${customer}#record`,
  noContract: (customer) => `${customer}#contract`,
  notCovered: (customer) => `${customer}#contract`,
  noAccount: (customer) => `${customer}/settings#iban`,
  accountUnconfirmed: () => '/accountings',
  noTaxData: (customer) => `${customer}/taxation`,
  residence: (customer) => `${customer}#record`,
};

/** The customers to check before the distribution, by kind, each with the place where it is remedied. */
export function ReadinessSection({ hash, result }: Pick<Distribution, 'hash' | 'result'>) {
  const { t } = useText();
  const { data, error, reload } = useEndpoint(
    getReadiness,
    { params: { hash } },
    { revalidateOnFocus: true, keepPreviousData: true },
  );
  return (
    <Section id="readiness" title={t('distribution.readiness')}>
      <p>{t(result ? 'distribution.readinessAfter' : 'distribution.readinessBefore')}</p>
      {error && <LoadFailure error={error} onRetry={reload} />}
      {data &&
        (data.records.length === 0 ? (
          <Text>{t('distribution.readinessNone')}</Text>
        ) : (
          <ReadinessKinds hash={hash} kinds={data.records} />
        ))}
    </Section>
  );
}

function ReadinessKinds({ hash, kinds }: { hash: string; kinds: readonly Readiness[] }) {
  const { t } = useText();
  const [chosen, setChosen] = useState<string>();
  const { query, tableOf, fromFirst } = usePages();
  // The chosen kind may have been remedied.
  const shown = kinds.find(({ kind }) => kind === chosen) ?? kinds[0];
  const kind = shown?.kind ?? 'noContract';
  const list = useEndpoint(
    listReadinessCustomers,
    { params: { hash, kind }, query },
    { revalidateOnFocus: true, keepPreviousData: true },
  );
  return (
    <>
      <Select
        label={t('distribution.readinessKind')}
        width="24rem"
        value={kind}
        onChange={fromFirst(setChosen)}
        options={kinds.map((one) => ({
          id: one.kind,
          label: t('distribution.readinessOption', {
            name: t(`distribution.readiness_${one.kind}`),
            n: formatNumber(one.total),
          }),
        }))}
      />
      {shown && shown.amountInCents !== null && (
        <Around>
          <Text>{t('distribution.readinessSum', { sum: formatCents(shown.amountInCents) })}</Text>
        </Around>
      )}
      <DataTable
        caption={t(`distribution.readiness_${kind}`)}
        columns={useColumns(shown?.amountInCents !== null)}
        {...tableOf(list)}
        rowKey={rowKey}
        actions={({ profileHash, profileName: name }) => (
          <LinkButton
            variant="second"
            size="sm"
            href={remedies[kind](`/staff/customers/${profileHash}`)}
            aria-label={t('distribution.remedyNamed', { remedy: t(`distribution.remedy_${kind}`), name })}
          >
            {t(`distribution.remedy_${kind}`)}
          </LinkButton>
        )}
        empty={<EmptyState kind="search">{t('distribution.readinessNone')}</EmptyState>}
      />
      {shown && kind !== 'deceased' && kind !== 'closed' && <WriteToAll hash={hash} {...shown} />}
    </>
  );
}

function useColumns(hasAmounts: boolean): DataColumn<ReadinessCustomer>[] {
  const { t } = useText();
  const customer: DataColumn<ReadinessCustomer> = {
    id: 'customer',
    header: t('distributions.customer'),
    cell: (row) => <HolderLink {...row} />,
    isRowHeader: true,
  };
  const amount: DataColumn<ReadinessCustomer> = {
    id: 'amount',
    header: t('distribution.amount'),
    cell: ({ amountInCents }) => amountInCents !== null && <Money cents={amountInCents} />,
    align: 'end',
    isUnbroken: true,
  };
  return hasAmounts ? [customer, amount] : [customer];
}

const pageSize = 200;

/** Opens the form of a message to all of a kind, or to as many as a message may have recipients. */
function WriteToAll({ hash, kind, total }: { hash: string } & Pick<Readiness, 'kind' | 'total'>) {
  const { t } = useText();
  const navigate = useNavigate();
  const write = async () => {
    const recipients: { hash: string; profileName: string }[] = [];
    while (recipients.length < Math.min(total, mostRecipients)) {
      const limit = Math.min(pageSize, mostRecipients - recipients.length);
      const query = { limit, offset: recipients.length };
      const { records } = await call(listReadinessCustomers, { params: { hash, kind }, query });
      if (records.length === 0) break;
      recipients.push(...records.map(({ profileHash, profileName }) => ({ hash: profileHash, profileName })));
    }
    await navigate('/messages', { state: { writeTo: recipients } });
  };
  return (
    <Actions>
      <AsyncButton variant="second" action={write}>
        {total > mostRecipients
          ? t('distribution.writeToFirst', { n: formatNumber(mostRecipients) })
          : t('distribution.writeToAll')}
      </AsyncButton>
    </Actions>
  );
}
