import { Skeleton, toast } from '@nimio/design-system';
import { listAccountingSettings } from '@nimio/domain/accounting-settings/accounting-settings.endpoints';
import type { AccountingSettings } from '@nimio/domain/accounting-settings/accounting-settings.types';
import { createDistribution } from '@nimio/domain/distribution/distribution.endpoints';
import { listLibraryClasses } from '@nimio/domain/library-class/library-class.endpoints';
import type { LibraryClass } from '@nimio/domain/library-class/library-class.types';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
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
} from './distribution.form';

/** Creates a distribution, with the society's factors and the settings of its year. */
export function NewDistributionPage() {
  const { t } = useText();
  const mayManage = useMe().rights.includes('managePayments');
  const classes = useEndpoint(listLibraryClasses, mayManage ? {} : null);
  const years = useEndpoint(listAccountingSettings, mayManage ? {} : null);
  const error = classes.error ?? years.error;
  const reload = () => Promise.all([classes.reload(), years.reload()]);
  return (
    <StaffPage
      title={t('distributions.new')}
      rights={['managePayments']}
      above={[{ href: '/accountings', label: t('distributions.title') }]}
    >
      {classes.data && years.data ? (
        <NewForm classes={classes.data.records} years={years.data.records} />
      ) : error ? (
        <LoadFailure error={error} onRetry={reload} />
      ) : (
        <Skeleton lines={8} />
      )}
    </StaffPage>
  );
}

interface NewFormProps {
  classes: readonly LibraryClass[];
  years: readonly AccountingSettings[];
}

function NewForm({ classes, years }: NewFormProps) {
  const { t } = useText();
  const navigate = useNavigate();
  const [initial] = useState(() => newDistribution(classes));
  const form = usePortalForm<DistributionValues>({
    validate: newDistributionErrors,
    texts: distributionTexts,
    name: 'distribution.new',
    initial,
  });
  const save = (event: FormEvent) => {
    let href = '/accountings';
    const create = form.save(
      async (values) => {
        const { hash } = await call(createDistribution, { body: newDistributionBody(values) });
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
  return <DistributionForm form={form} onSubmit={save} classes={classes} years={years} />;
}
