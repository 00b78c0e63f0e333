import {
  type DataColumn,
  DataTable,
  EmptyState,
  Money,
  Select,
  Text,
  TextLink,
  toast,
  VisuallyHidden,
} from '@nimio/design-system';
import {
  createAccountingSettings,
  listAccountingSettings,
} from '@nimio/domain/accounting-settings/accounting-settings.endpoints';
import type { AccountingSettings } from '@nimio/domain/accounting-settings/accounting-settings.types';
import { yearInFinland } from '@nimio/domain/taxation/tax-year';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../../../api/client';
import { invalidate, useEndpoint } from '../../../../api/use-endpoint';
import { AsyncButton } from '../../../../shared/action/AsyncButton';
import { useErrorText } from '../../../../shared/errors/error-text';
import { useText } from '../../../../shared/intl/use-text';
import { SideBySide } from '../../../../shared/page/frame-layout';
import { Around } from '../../../../shared/page/layout';
import { useToday } from '../../../../shared/settings/use-today';
import { StaffPage } from '../../StaffPage';
import { deductionsText } from './deductions.form';

const none: AccountingSettings[] = [];
const rowKey = ({ year }: AccountingSettings) => String(year);
/** Adds the year to the link's name for screen readers. */
const hidden = (content: ReactNode[]) => <VisuallyHidden>{content}</VisuallyHidden>;

/** The settings of distributions, by the year of their payment. */
export function SettingsYearsPage() {
  const { t } = useText();
  return (
    <StaffPage
      title={t('accountingSettings.title')}
      rights={['managePayments']}
      above={[{ href: '/accountings', label: t('distributions.title') }]}
    >
      <Text>{t('accountingSettings.intro')}</Text>
      <Years />
    </StaffPage>
  );
}

function Years() {
  const { t } = useText();
  const { ofFailure } = useErrorText();
  const { data, error, isLoading, reload } = useEndpoint(
    listAccountingSettings,
    {},
    { revalidateOnFocus: true },
  );
  const actions = useCallback(
    ({ year }: AccountingSettings) => (
      <TextLink href={`/accountings/settings/${year}`}>
        {t('accountingSettings.open', { year, hidden })}
      </TextLink>
    ),
    [t],
  );
  return (
    <>
      <DataTable
        caption={t('accountingSettings.years')}
        columns={useColumns()}
        rows={data?.records ?? none}
        rowKey={rowKey}
        actions={actions}
        isLoading={isLoading && !data}
        error={error && ofFailure(error)}
        onRetry={reload}
        empty={<EmptyState>{t('accountingSettings.empty')}</EmptyState>}
      />
      {data && <NewYear key={data.records.length} years={data.records.map(({ year }) => year)} />}
    </>
  );
}

function useColumns(): DataColumn<AccountingSettings>[] {
  const { t, language } = useText();
  return useMemo(
    () => [
      {
        id: 'year',
        header: t('accountingSettings.year'),
        cell: ({ year }) => String(year),
        isRowHeader: true,
      },
      {
        id: 'minimum',
        header: t('accountingSettings.minimumInCents'),
        cell: ({ minimumInCents }) => <Money cents={minimumInCents} />,
        align: 'end',
        isUnbroken: true,
      },
      {
        id: 'recordDay',
        header: t('accountingSettings.recordDayOffset'),
        cell: ({ recordDayOffset }) => t('accountingSettings.days', { n: recordDayOffset }),
      },
      {
        id: 'deductions',
        header: t('deductions.title'),
        cell: ({ deductions }) =>
          deductions.length === 0 ? t('deductions.none') : deductionsText(deductions, language),
      },
    ],
    [t, language],
  );
}

/** Creates the settings of a year that has none: the last one, this one or one of the next two. */
function NewYear({ years }: { years: readonly number[] }) {
  const { t } = useText();
  const navigate = useNavigate();
  const thisYear = yearInFinland(useToday());
  const offered = [thisYear, thisYear + 1, thisYear + 2, thisYear - 1].filter(
    (year) => !years.includes(year),
  );
  const [chosen, setChosen] = useState(String(offered[0]));
  const source = years.filter((year) => year < Number(chosen)).sort((a, b) => b - a)[0];
  if (offered.length === 0) return null;
  const create = async () => {
    await call(createAccountingSettings, { body: { year: Number(chosen) } });
    await invalidate('/accounting-settings');
    toast.success(t('accountingSettings.created', { year: chosen }));
    await navigate(`/accountings/settings/${chosen}`);
  };
  return (
    <Around>
      <SideBySide>
        <Select
          label={t('accountingSettings.newYear')}
          description={
            source === undefined
              ? t('accountingSettings.fromFirst')
              : t('accountingSettings.fromYear', { year: source })
          }
          width="16rem"
          value={chosen}
          onChange={setChosen}
          options={offered.map((year) => ({ id: String(year), label: String(year) }))}
        />
      </SideBySide>
      <AsyncButton variant="second" action={create}>
        {t('accountingSettings.create')}
      </AsyncButton>
    </Around>
  );
}
