import {
  Button,
  DataTable,
  DescriptionList,
  EmptyState,
  formatDate,
  Money,
  Section,
  Select,
  Text,
  TextArea,
  TextLink,
  toast,
} from '@nimio/design-system';
import { finnishDay } from '@nimio/domain/calendar/finnish-day';
import { expirySchema } from '@nimio/domain/distribution/distribution.schema';
import type { Calculation } from '@nimio/domain/distribution/distribution.types';
import { reserveReasons } from '@nimio/domain/distribution/eligibility';
import { expireReserve, listReserve } from '@nimio/domain/distribution/reserve.endpoints';
import type { ReserveLine } from '@nimio/domain/distribution/reserve.types';
import { useState } from 'react';
import { call } from '../../../../api/client';
import { useEndpoint } from '../../../../api/use-endpoint';
import { PortalForm } from '../../../../shared/form/PortalForm';
import { usePortalForm } from '../../../../shared/form/use-portal-form';
import { validateWith } from '../../../../shared/form/validate-with';
import { useText } from '../../../../shared/intl/use-text';
import { usePages } from '../../../../shared/list/use-pages';
import { Measure } from '../../../../shared/page/layout';
import { useToday } from '../../../../shared/settings/use-today';
import { reasonTexts, useReserveColumns } from '../reserve/use-reserve-columns';
import type { StoredProps } from './use-step';

const all = 'all';
const rowKey = ({ isbn, role, holder }: ReserveLine) => `${isbn} ${role} ${holder?.profileHash}`;

interface ReserveSectionProps extends Pick<StoredProps, 'distribution' | 'onStored'> {
  result: Calculation;
}

/** The reserve by work, and once it is paid what has become of it. */
export function ReserveSection({ distribution, result, onStored }: ReserveSectionProps) {
  const { t } = useText();
  const { hash, claimableUntil } = distribution;
  const [reason, setReason] = useState<string>(all);
  const { query, tableOf, backToFirst } = usePages();
  const list = useEndpoint(
    listReserve,
    { query: { distribution: hash, reason: reserveReasons.find((one) => one === reason), ...query } },
    { keepPreviousData: true },
  );
  return (
    <Section id="reserve" title={t('reserve.title')}>
      <p>{t('distribution.reserveText')}</p>
      {claimableUntil !== null && (
        <PaidReserve {...{ distribution, result, onStored }} claimableUntil={claimableUntil} />
      )}
      {result.unregistered > 0 && (
        <TextLink href="/accountings/unregistered">{t('reserve.toUnregistered')}</TextLink>
      )}
      <Select
        label={t('reserve.reason')}
        width="24rem"
        value={reason}
        onChange={(chosen) => {
          setReason(chosen);
          backToFirst();
        }}
        options={[
          { id: all, label: t('reserve.all') },
          ...reserveReasons.map((id) => ({ id, label: t(reasonTexts[id]) })),
        ]}
      />
      <DataTable
        caption={t('reserve.title')}
        columns={useReserveColumns()}
        {...tableOf(list)}
        rowKey={rowKey}
        empty={<EmptyState kind="search">{t('distribution.reserveNone')}</EmptyState>}
      />
    </Section>
  );
}

/** What late distributions have paid of the reserve, what has expired, and what is left. */
function PaidReserve({
  distribution,
  result: { reserve, claimed, expired },
  onStored,
  claimableUntil,
}: ReserveSectionProps & { claimableUntil: string }) {
  const { t } = useText();
  const isOver = finnishDay(useToday()) > claimableUntil;
  const open = reserve - claimed - expired;
  return (
    <>
      <Measure>
        <DescriptionList
          items={[
            { term: t('reserve.open'), value: <Money cents={open} /> },
            { term: t('reserve.claimed'), value: <Money cents={claimed} /> },
            { term: t('reserve.expired'), value: <Money cents={expired} /> },
          ]}
        />
      </Measure>
      {open > 0 && (
        <Text>{t(isOver ? 'reserve.isOver' : 'reserve.isOpen', { day: formatDate(claimableUntil) })}</Text>
      )}
      {open > 0 && isOver && <ExpireForm distribution={distribution} onStored={onStored} />}
    </>
  );
}

const texts = { 'note.required': 'reserve.noteRequired' } as const;
const validate = validateWith<{ note: string }>(expirySchema, ({ note }) => ({ note: note.trim() }));

function ExpireForm({ distribution: { hash }, onStored }: Pick<StoredProps, 'distribution' | 'onStored'>) {
  const { t } = useText();
  const form = usePortalForm({
    name: `distribution.${hash}.expire`,
    initial: { note: '' },
    validate,
    texts,
  });
  const save = form.save(
    async ({ note }) =>
      onStored(await call(expireReserve, { params: { hash }, body: { note: note.trim() } })),
    () => toast.success(t('reserve.hasExpired')),
  );
  return (
    <PortalForm form={form} onSubmit={save} aria-label={t('reserve.expire')}>
      <TextArea {...form.field('note')} label={t('reserve.note')} description={t('reserve.noteHint')} />
      <Button type="submit" variant="danger" isPending={form.isSubmitting}>
        {t('reserve.expire')}
      </Button>
    </PortalForm>
  );
}
