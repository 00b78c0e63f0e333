import { Disclosure, Skeleton, toast } from '@nimio/design-system';
import {
  getDistribution,
  updateDistribution,
  updateLateDistribution,
} from '@nimio/domain/distribution/distribution.endpoints';
import type { Distribution } from '@nimio/domain/distribution/distribution.types';
import { isOpen } from '@nimio/domain/distribution/distribution-states';
import { listLibraryClasses } from '@nimio/domain/library-class/library-class.endpoints';
import type { LibraryClass } from '@nimio/domain/library-class/library-class.types';
import { libraryGroups } from '@nimio/domain/loan/library-groups';
import { useEffect, useState } from 'react';
import { ApiError } from '../../../../api/api-error';
import { exchange } from '../../../../api/client';
import { useEndpoint } from '../../../../api/use-endpoint';
import { ConflictChoice } from '../../../../shared/conflict/ConflictChoice';
import { type OpenConflict, useVersionedForm } from '../../../../shared/conflict/use-versioned-form';
import { hasDraft } from '../../../../shared/form/use-draft';
import { useText } from '../../../../shared/intl/use-text';
import { LoadFailure } from '../../../../shared/page/LoadFailure';
import { useMe } from '../../../../shared/session/use-session';
import type { StoredProps } from '../distribution/use-step';
import { deductionsText, typedDeductions } from '../settings/deductions.form';
import { DistributionForm, distributionTexts } from './DistributionForm';
import {
  approvedErrors,
  approvedLateErrors,
  type DistributionValues,
  distributionBody,
  distributionErrors,
  distributionValues,
  lateBody,
  lateErrors,
} from './distribution.form';

interface ChangeProps extends StoredProps {
  /** Called with whether the form has unsaved changes. */
  onUnsaved: (isUnsaved: boolean) => void;
}

/** The errors by kind, of an open distribution and of an approved one. */
const errorsOf = {
  main: { open: distributionErrors, approved: approvedErrors },
  late: { open: lateErrors, approved: approvedLateErrors },
};

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
  const { hash, kind } = distribution;
  const params = { hash };
  const { form, save, conflict } = useVersionedForm<Distribution, DistributionValues>({
    validate: errorsOf[kind][isOpen(distribution.state) ? 'open' : 'approved'],
    texts: distributionTexts,
    stored: { data: distribution, etag },
    valuesOf: distributionValues,
    read: () => exchange(getDistribution, { params }),
    write: async (values, over) => {
      try {
        const target = { params, ifMatch: over.etag };
        return kind === 'main'
          ? await exchange(updateDistribution, { ...target, body: distributionBody(values) })
          : await exchange(updateLateDistribution, { ...target, body: lateBody(values) });
      } catch (error) {
        // The record differs from the page.
        if (error instanceof ApiError && error.status === 409) await onReload();
        throw error;
      }
    },
    name: formName(distribution),
    onStored: ({ data, etag: tag }) => onStored(data, tag),
    onSaved: () => toast.success(t('distributionForm.saved')),
  });
  const { isDirty } = form;
  useEffect(() => {
    onUnsaved(isDirty);
    return () => onUnsaved(false);
  }, [isDirty, onUnsaved]);
  return (
    <DistributionForm
      form={form}
      onSubmit={save}
      kind={kind}
      classes={classes}
      stored={distribution}
      failureNotice={conflict && <DistributionConflict conflict={conflict} />}
    />
  );
}

/** Both versions of concurrent changes by two members of staff. */
function DistributionConflict({ conflict }: { conflict: OpenConflict<DistributionValues> }) {
  const { t, language } = useText();
  const shown = (name: keyof DistributionValues, values: DistributionValues): string => {
    switch (name) {
      case 'announced':
        return t(values.announced ? 'registeredWork.yes' : 'registeredWork.no');
      case 'years':
        return values.years.join(', ');
      case 'groups':
        return libraryGroups
          .filter((group) => values.groups.includes(group))
          .map((group) => t(`shareSum.group.${group}`))
          .join(', ');
      case 'factors':
        return values.factors.map(({ code, factor }) => `${code}: ${factor}`).join('; ');
      case 'deductions':
        return deductionsText(typedDeductions(values.deductions), language);
      default:
        return values[name];
    }
  };
  return (
    <ConflictChoice
      conflict={conflict}
      label={(name) => t(`distributionForm.${name}`)}
      text={(name, side) => shown(name, conflict[side])}
    />
  );
}
