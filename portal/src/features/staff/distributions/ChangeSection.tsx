import { Disclosure, Skeleton, toast } from '@nimio/design-system';
import { changeDistribution } from '@nimio/domain/distribution/distribution.endpoints';
import type { Distribution } from '@nimio/domain/distribution/distribution.types';
import { isOpen } from '@nimio/domain/distribution/distribution-states';
import { listLibraryClasses } from '@nimio/domain/library-class/library-class.endpoints';
import type { LibraryClass } from '@nimio/domain/library-class/library-class.types';
import { useEffect, useState } from 'react';
import { ApiError } from '../../../api/api-error';
import { call } from '../../../api/client';
import { useEndpoint } from '../../../api/use-endpoint';
import { hasDraft } from '../../../shared/form/use-draft';
import { useText } from '../../../shared/intl/use-text';
import { LoadFailure } from '../../../shared/page/LoadFailure';
import { useMe } from '../../../shared/session/use-session';
import { DistributionForm, useDistributionForm } from './DistributionForm';
import { type DistributionValues, distributionBody, distributionValues } from './distribution.form';
import type { StoredProps } from './stored-props';

interface ChangeProps extends StoredProps {
  /** Told whether something in the form is not saved. */
  onUnsaved: (isUnsaved: boolean) => void;
}

const formName = ({ hash }: Pick<Distribution, 'hash'>) => `distribution.${hash}`;

/** Changes what staff have decided of a distribution, as far as it may still change. Open for what was left unsaved. */
export function ChangeSection(props: ChangeProps) {
  const { t } = useText();
  const { distribution } = props;
  const profileHash = useMe().profile?.hash;
  const [isExpanded, setExpanded] = useState(
    () =>
      profileHash !== undefined &&
      hasDraft(profileHash, formName(distribution), distributionValues(distribution)),
  );
  const [isMade, setMade] = useState(isExpanded);
  // Once made the form stays: what is typed is not lost by folding it away.
  if (isExpanded && !isMade) setMade(true);
  return (
    <Disclosure
      level={2}
      title={t('distribution.change')}
      isExpanded={isExpanded}
      onExpandedChange={setExpanded}
    >
      {isMade && <WithClasses {...props} />}
    </Disclosure>
  );
}

function WithClasses(props: ChangeProps) {
  const { data, error, reload } = useEndpoint(listLibraryClasses, {});
  if (data) return <ChangeForm {...props} classes={data.records} />;
  return error ? <LoadFailure error={error} onRetry={reload} /> : <Skeleton lines={8} />;
}

function ChangeForm({
  distribution,
  onStored,
  onReload,
  onUnsaved,
  classes,
}: ChangeProps & { classes: readonly LibraryClass[] }) {
  const { t } = useText();
  const { hash, state } = distribution;
  const [initial] = useState(() => distributionValues(distribution));
  const form = useDistributionForm(formName(distribution), initial);
  const { isDirty } = form;
  useEffect(() => {
    onUnsaved(isDirty);
    return () => onUnsaved(false);
  }, [isDirty, onUnsaved]);
  const change = async (values: DistributionValues): Promise<Distribution> => {
    try {
      return await call(changeDistribution, { params: { hash }, body: distributionBody(values) });
    } catch (error) {
      // It is not as the page shows it.
      if (error instanceof ApiError && error.status === 409) await onReload();
      throw error;
    }
  };
  const save = form.save(async (values) => {
    const stored = await change(values);
    form.reset(distributionValues(stored));
    toast.success(t('distributionForm.saved'));
    await onStored(stored);
  });
  return (
    <DistributionForm
      form={form}
      onSubmit={save}
      classes={classes}
      stored={distribution}
      isFixed={!isOpen(state)}
    />
  );
}
