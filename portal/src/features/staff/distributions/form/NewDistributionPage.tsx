import { formatDate, Skeleton, Text, toast } from '@nimio/design-system';
import { listAccountingSettings } from '@nimio/domain/accounting-settings/accounting-settings.endpoints';
import type { AccountingSettings } from '@nimio/domain/accounting-settings/accounting-settings.types';
import { isDay } from '@nimio/domain/calendar/day';
import {
  createDistribution,
  createLateDistribution,
} from '@nimio/domain/distribution/distribution.endpoints';
import type { DistributionKind } from '@nimio/domain/distribution/distribution-states';
import { listLibraryClasses } from '@nimio/domain/library-class/library-class.endpoints';
import type { LibraryClass } from '@nimio/domain/library-class/library-class.types';
import { type FormEvent, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { call } from '../../../../api/client';
import { invalidate, useEndpoint } from '../../../../api/use-endpoint';
import { usePortalForm } from '../../../../shared/form/use-portal-form';
import { useText } from '../../../../shared/intl/use-text';
import { LoadFailure } from '../../../../shared/page/LoadFailure';
import { useMe } from '../../../../shared/session/use-session';
import { StaffPage } from '../../StaffPage';
import { DistributionForm, distributionTexts } from './DistributionForm';
import {
  type DistributionValues,
  newDistribution,
  newDistributionBody,
  newDistributionErrors,
  newLateBody,
  newLateErrors,
} from './distribution.form';

/** Creates a distribution, with the society's factors and the settings of its year. */
export function NewDistributionPage() {
  return <NewPage kind="main" />;
}

/** Creates a late distribution, with the settings of its year. */
export function NewLateDistributionPage() {
  return <NewPage kind="late" />;
}

function NewPage({ kind }: { kind: DistributionKind }) {
  const { t } = useText();
  const mayManage = useMe().rights.includes('managePayments');
  const classes = useEndpoint(listLibraryClasses, mayManage ? {} : null);
  const years = useEndpoint(listAccountingSettings, mayManage ? {} : null);
  const error = classes.error ?? years.error;
  const reload = () => Promise.all([classes.reload(), years.reload()]);
  return (
    <StaffPage
      title={t(kind === 'main' ? 'distributions.new' : 'distributions.newLate')}
      rights={['managePayments']}
      above={[{ href: '/accountings', label: t('distributions.title') }]}
    >
      {classes.data && years.data ? (
        <NewForm kind={kind} classes={classes.data.records} years={years.data.records} />
      ) : error ? (
        <LoadFailure error={error} onRetry={reload} />
      ) : (
        <Skeleton lines={8} />
      )}
    </StaffPage>
  );
}

interface NewFormProps {
  kind: DistributionKind;
  classes: readonly LibraryClass[];
  years: readonly AccountingSettings[];
}

function NewForm({ kind, classes, years }: NewFormProps) {
  const { t } = useText();
  const navigate = useNavigate();
  // The page of a distribution whose claim period has ended suggests the record day of the last late one.
  const [search] = useSearchParams();
  const suggested = (kind === 'late' && search.get('recordDay')) || '';
  const [initial] = useState(() => ({
    ...newDistribution(classes),
    recordDay: isDay(suggested) ? formatDate(suggested) : '',
  }));
  const form = usePortalForm<DistributionValues>({
    validate: kind === 'main' ? newDistributionErrors : newLateErrors,
    texts: distributionTexts,
    name: kind === 'main' ? 'distribution.new' : 'distribution.newLate',
    initial,
  });
  const save = (event: FormEvent) => {
    let href = '/accountings';
    const create = form.save(
      async (values) => {
        const { hash } = await (kind === 'main'
          ? call(createDistribution, { body: newDistributionBody(values) })
          : call(createLateDistribution, { body: newLateBody(values) }));
        await invalidate('/accountings/distributions');
        href = `/accountings/${hash}`;
      },
      () => {
        toast.success(t('distributionForm.created'));
        void navigate(href);
      },
    );
    return create(event);
  };
  return (
    <>
      {kind === 'late' && <Text>{t('distributionForm.lateIntro')}</Text>}
      <DistributionForm form={form} onSubmit={save} kind={kind} classes={classes} years={years} />
    </>
  );
}
