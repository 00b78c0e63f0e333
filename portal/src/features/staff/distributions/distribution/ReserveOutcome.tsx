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
import { type FormEvent, useRef, useState } from 'react';
import { call } from '../../../../api/client';
import { revalidate } from '../../../../api/use-endpoint';
import { focusAfter } from '../../../../shared/action/focus-after';
import { PortalForm } from '../../../../shared/form/PortalForm';
import { usePortalForm } from '../../../../shared/form/use-portal-form';
import { validateWith } from '../../../../shared/form/validate-with';
import { useText } from '../../../../shared/intl/use-text';
import { Around, Measure } from '../../../../shared/page/layout';
import { useToday } from '../../../../shared/settings/use-today';
import type { StoredProps } from './use-step';

/** Props of the parts of a reserve. */
export type ReserveProps = Pick<StoredProps, 'distribution' | 'onStored' | 'onReload'>;

interface ReserveOutcomeProps extends ReserveProps {
  result: Calculation;
  claimableUntil: string;
}

/** What late distributions have paid of the reserve, what has expired, and what becomes of the rest. */
export function ReserveOutcome({
  result: { reserve, claimed, expired },
  claimableUntil,
  ...stored
}: ReserveOutcomeProps) {
  const { t } = useText();
  const { canExpire, openLate } = stored.distribution;
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
      {open > 0 && isOver && canExpire === 0 && (
        <>
          <Text>{t('reserve.isOver', { day })}</Text>
          {openLate === null ? (
            <TextLink href={`/accountings/new-late?recordDay=${claimableUntil}`}>
              {t('reserve.createLast')}
            </TextLink>
          ) : (
            <TextLink href={`/accountings/${openLate}`}>{t('reserve.openLate')}</TextLink>
          )}
        </>
      )}
      {canExpire === 1 && (
        <>
          <Text>{t('reserve.canExpire', { day })}</Text>
          <ExpireForm {...stored} cents={open} />
        </>
      )}
    </>
  );
}

const texts = { 'note.required': 'reserve.noteRequired' } as const;

interface ExpireFormProps extends ReserveProps {
  /** What expires. */
  cents: number;
}

/** It cannot be undone, so the sum is confirmed. */
function ExpireForm({ distribution: { hash, name }, cents, onStored, onReload }: ExpireFormProps) {
  const { t } = useText();
  const [isConfirming, setConfirming] = useState(false);
  const moveFocus = useRef<() => void>(undefined);
  const bodyOf = ({ note }: { note: string }) => ({ note: note.trim(), cents });
  const validate = validateWith<{ note: string }>(expirySchema, bodyOf);
  const form = usePortalForm({
    name: `distribution.${hash}.expire`,
    initial: { note: '' },
    validate,
    texts,
  });
  const save = form.save(
    async (values) => {
      try {
        await onStored(await call(expireReserve, { params: { hash }, body: bodyOf(values) }));
      } catch (failure) {
        // The sum may have changed, or only the response was lost.
        await onReload();
        throw failure;
      } finally {
        await Promise.all(['/accountings/reserve', `/accountings/distributions/${hash}/`].map(revalidate));
      }
    },
    () => toast.success(t('reserve.hasExpired')),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (Object.keys(validate(form.values)).length > 0) void save(event);
    else {
      moveFocus.current = focusAfter(event.currentTarget);
      setConfirming(true);
    }
  };
  return (
    <Around>
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
          void save().then(() => moveFocus.current?.());
        }}
        onCancel={() => setConfirming(false)}
      />
    </Around>
  );
}
