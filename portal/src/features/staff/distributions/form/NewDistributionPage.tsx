import { Skeleton, toast } from '@nimio/design-system';
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
import { DistributionForm, distributionFormOptions } from './DistributionForm';
import { type DistributionValues, distributionBody, newDistribution } from './distribution.form';

/** Creates a distribution, with the society's factors. */
export function NewDistributionPage() {
  const { t } = useText();
  const mayManage = useMe().rights.includes('managePayments');
  const { data, error, reload } = useEndpoint(listLibraryClasses, mayManage ? {} : null);
  return (
    <StaffPage
      title={t('distributions.new')}
      rights={['managePayments']}
      above={[{ href: '/accountings', label: t('distributions.title') }]}
    >
      {data ? (
        <NewForm classes={data.records} />
      ) : error ? (
        <LoadFailure error={error} onRetry={reload} />
      ) : (
        <Skeleton lines={8} />
      )}
    </StaffPage>
  );
}

function NewForm({ classes }: { classes: readonly LibraryClass[] }) {
  const { t } = useText();
  const navigate = useNavigate();
  const [initial] = useState(() => newDistribution(classes));
  const form = usePortalForm<DistributionValues>({
    ...distributionFormOptions,
    name: 'distribution.new',
    initial,
  });
  const save = (event: FormEvent) => {
    let href = '/accountings';
    const create = form.save(
      async (values) => {
        const { hash } = await call(createDistribution, { body: distributionBody(values) });
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
  return <DistributionForm form={form} onSubmit={save} classes={classes} />;
}
