import {
  Button,
  ConfirmDialog,
  DescriptionList,
  formatCents,
  formatDate,
  Money,
  Text,
  TextArea,
  TextLink,
  toast,
} from '@nimio/design-system';
import { finnishDay } from '@nimio/domain/calendar/finnish-day';
import { expirySchema } from '@nimio/domain/distribution/distribution.schema';
import type { Calculation } from '@nimio/domain/distribution/distribution.types';
import { expireReserve } from '@nimio/domain/distribution/reserve.endpoints';
import { type FormEvent, useState } from 'react';
import { call } from '../../../../api/client';
import { PortalForm } from '../../../../shared/form/PortalForm';
import { usePortalForm } from '../../../../shared/form/use-portal-form';
import { validateWith } from '../../../../shared/form/validate-with';
import { useText } from '../../../../shared/intl/use-text';
import { Measure } from '../../../../shared/page/layout';
import { useToday } from '../../../../shared/settings/use-today';
import type { StoredProps } from './use-step';

interface PaidReserveProps extends Pick<StoredProps, 'distribution' | 'onStored'> {
  result: Calculation;
  claimableUntil: string;
}

/** What late distributions have paid of the reserve, what has expired, and what becomes of the rest. */
export function PaidReserve({
  distribution,
  result: { reserve, claimed, expired },
  onStored,
  claimableUntil,
}: PaidReserveProps) {
  const { t } = useText();
  const isOver = finnishDay(useToday()) > claimableUntil;
  const open = reserve - claimed - expired;
  const day = formatDate(claimableUntil);
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
      {open > 0 && !isOver && <Text>{t('reserve.isOpen', { day })}</Text>}
      {open > 0 && isOver && distribution.mayExpire === 0 && (
        <>
          <Text>{t('reserve.isOver', { day })}</Text>
          <TextLink href={`/accountings/new-late?recordDay=${claimableUntil}`}>
            {t('reserve.toLast')}
          </TextLink>
        </>
      )}
      {distribution.mayExpire === 1 && (
        <>
          <Text>{t('reserve.mayExpire', { day })}</Text>
          <ExpireForm distribution={distribution} cents={open} onStored={onStored} />
        </>
      )}
    </>
  );
}

const texts = { 'note.required': 'reserve.noteRequired' } as const;
const validate = validateWith<{ note: string }>(expirySchema, ({ note }) => ({ note: note.trim() }));

interface ExpireFormProps extends Pick<StoredProps, 'distribution' | 'onStored'> {
  /** What expires. */
  cents: number;
}

/** It cannot be undone, so the sum is confirmed. */
function ExpireForm({ distribution: { hash, name }, cents, onStored }: ExpireFormProps) {
  const { t } = useText();
  const [isConfirming, setConfirming] = useState(false);
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
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (Object.keys(validate(form.values)).length > 0) void save(event);
    else setConfirming(true);
  };
  return (
    <>
      <PortalForm form={form} onSubmit={submit} aria-label={t('reserve.expire')}>
        <TextArea {...form.field('note')} label={t('reserve.note')} description={t('reserve.noteHint')} />
        <Button type="submit" variant="danger" isPending={form.isSubmitting}>
          {t('reserve.expire')}
        </Button>
      </PortalForm>
      <ConfirmDialog
        isOpen={isConfirming}
        isDanger
        title={t('reserve.expireTitle', { sum: formatCents(cents) })}
        body={<p>{t('reserve.expireBody', { name })}</p>}
        confirmLabel={t('reserve.expireConfirm')}
        cancelLabel={t('reserve.expireCancel')}
        onConfirm={() => {
          setConfirming(false);
          void save();
        }}
        onCancel={() => setConfirming(false)}
      />
    </>
  );
}
