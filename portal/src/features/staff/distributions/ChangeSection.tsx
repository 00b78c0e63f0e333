import { Disclosure, Skeleton, toast } from '@nimio/design-system';
import { getDistribution, updateDistribution } from '@nimio/domain/distribution/distribution.endpoints';
import type { Distribution } from '@nimio/domain/distribution/distribution.types';
import { listLibraryClasses } from '@nimio/domain/library-class/library-class.endpoints';
import type { LibraryClass } from '@nimio/domain/library-class/library-class.types';
import { useEffect, useState } from 'react';
import { ApiError } from '../../../api/api-error';
import { exchange } from '../../../api/client';
import { useEndpoint } from '../../../api/use-endpoint';
import { useFreshWrite } from '../../../shared/conflict/use-fresh-write';
import type { Stored } from '../../../shared/conflict/write-fresh';
import { hasDraft } from '../../../shared/form/use-draft';
import { useText } from '../../../shared/intl/use-text';
import { LoadFailure } from '../../../shared/page/LoadFailure';
import { useMe } from '../../../shared/session/use-session';
import { DistributionConflict } from './DistributionConflict';
import { DistributionForm, useDistributionForm } from './DistributionForm';
import { type DistributionValues, distributionBody, distributionValues } from './distribution.form';
import type { StoredProps } from './stored-props';

interface ChangeProps extends StoredProps {
  /** Called with whether the form has unsaved changes. */
  onUnsaved: (isUnsaved: boolean) => void;
}

const formName = ({ hash }: Pick<Distribution, 'hash'>) => `distribution.${hash}`;

/** The form for a distribution, to the extent that it may still be changed. Opened when there is an unsaved draft. */
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
  // Once mounted the form remains, so that collapsing it does not lose typed values.
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
  etag,
  onStored,
  onReload,
  onUnsaved,
  classes,
}: ChangeProps & { classes: readonly LibraryClass[] }) {
  const { t } = useText();
  const { hash } = distribution;
  const params = { hash };
  const { base, write, follow, edit, conflictOf } = useFreshWrite<Distribution, DistributionValues>(
    { data: distribution, etag },
    {
      valuesOf: distributionValues,
      read: () => exchange(getDistribution, { params }),
      write: (values, over) =>
        exchange(updateDistribution, { params, body: distributionBody(values), ifMatch: over.etag }),
    },
  );
  const [initial] = useState(() => distributionValues(base.data));
  const form = useDistributionForm(formName(distribution), initial);
  follow(form);
  const { isDirty } = form;
  useEffect(() => {
    onUnsaved(isDirty);
    return () => onUnsaved(false);
  }, [isDirty, onUnsaved]);
  const change = async (...wanted: Parameters<typeof write>): ReturnType<typeof write> => {
    try {
      return await write(...wanted);
    } catch (error) {
      // The record differs from the page.
      if (error instanceof ApiError && error.status === 409) await onReload();
      throw error;
    }
  };
  const store = (values = form.values, over?: Stored<Distribution>) =>
    form.save(async () => {
      const { data, etag: tag } = await change(values, over);
      form.reset(distributionValues(data));
      toast.success(t('distributionForm.saved'));
      await onStored(data, tag);
    });
  const conflict = conflictOf(form.failure, form.values);
  return (
    <DistributionForm
      form={form}
      onSubmit={store()}
      classes={classes}
      stored={distribution}
      failureNotice={
        conflict && (
          <DistributionConflict
            conflict={conflict}
            own={form.values}
            onKeepOwn={() => void store(conflict.merged, conflict.current)()}
            onTakeCurrent={() => {
              form.draft.drop();
              edit(conflict.current, form);
            }}
          />
        )
      }
    />
  );
}
