import {
  type DataColumn,
  DataTable,
  Disclosure,
  DisclosureGroup,
  Money,
  Section,
} from '@nimio/design-system';
import { useState } from 'react';
import { useText } from '../../../shared/intl/use-text';
import { remember, remembered } from '../../../shared/remembered/remembered';
import { Why } from '../Why';
import { type Payment, type PaymentYear, yearRanges } from './payments';
import { StatementButton } from './StatementButton';
import { usePaymentColumns } from './use-payment-columns';
import type { StatementActions } from './use-statements';

interface PaymentYearsProps {
  profileHash: string;
  /** The newest first. */
  years: readonly PaymentYear[];
  actions: StatementActions;
}

const page = 'accounting';
const rowKey = ({ payment }: Payment) => payment;

/** The years that were open at the last visit; at the first visit the newest one. */
function openYears(profileHash: string, newest: PaymentYear | undefined): string[] {
  const { open } = remembered(page, profileHash);
  if (Array.isArray(open)) return open.filter((year) => typeof year === 'string');
  return newest ? [String(newest.year)] : [];
}

/** Payments by year with their statements; years without payments are listed in a line. */
export function PaymentYears({ profileHash, years, actions }: PaymentYearsProps) {
  const { t } = useText();
  const paid = years.filter(({ payments }) => payments.length > 0);
  const without = years.filter(({ payments }) => payments.length === 0).map(({ year }) => year);
  const [open, setOpen] = useState(() => openYears(profileHash, paid[0]));
  const storeOpen = (ids: string[]) => {
    setOpen(ids);
    remember(page, profileHash, { open: ids });
  };
  return (
    <Section id="years" title={t('accounting.years')}>
      <DisclosureGroup expandedIds={open} onExpandedChange={storeOpen}>
        {paid.map((one) => (
          <Disclosure
            key={one.year}
            id={String(one.year)}
            title={t('accounting.yearTitle', { year: one.year })}
            note={<Money cents={one.sumInCents} />}
          >
            <Year {...one} profileHash={profileHash} actions={actions} />
          </Disclosure>
        ))}
      </DisclosureGroup>
      {without.length > 0 && <p>{t('accounting.yearsWithout', { years: yearRanges(without) })}</p>}
    </Section>
  );
}

/** Sorting is not offered for so few rows. */
const unsorted = ({ sortValue: _, ...column }: DataColumn<Payment>): DataColumn<Payment> => column;

function Year({ year, payments, profileHash, actions }: PaymentYear & Omit<PaymentYearsProps, 'years'>) {
  const { t } = useText();
  const { date, gross } = usePaymentColumns();
  return (
    <DataTable
      caption={t('accounting.yearTitle', { year })}
      columns={[unsorted(date), unsorted(gross)]}
      rows={payments}
      rowKey={rowKey}
      actions={(payment) => (
        <>
          <Why {...payment} />
          <StatementButton {...actions} profileHash={profileHash} payment={payment} />
        </>
      )}
      pageSizes={['all']}
      initialView={{ pageSize: 'all' }}
    />
  );
}
