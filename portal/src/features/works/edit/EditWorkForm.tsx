import { EditorLayout, Notice } from '@nimio/design-system';
import { lazy, Suspense } from 'react';
import { ConflictChoice } from '../../../shared/conflict/ConflictChoice';
import { useErrorText } from '../../../shared/errors/error-text';
import { PortalForm } from '../../../shared/form/PortalForm';
import { useText } from '../../../shared/intl/use-text';
import { Above } from '../../../shared/page/layout';
import { SuggestSection } from '../suggest/SuggestSection';
import { EditActions } from './EditActions';
import { EditEffect } from './EditEffect';
import { EditFields } from './EditFields';
import { KnownFacts } from './KnownFacts';
import { LockedNotice } from './LockedNotice';
import { useConflictRows } from './use-conflict-rows';
import { type EditWorkFormProps, useEditWork } from './use-edit-work';
import { useRemoveWork } from './use-remove-work';
import { WaitingSuggestions } from './WaitingSuggestions';

const NotPaidDialog = lazy(() => import('../roles/NotPaidDialog'));
const RemoveDialog = lazy(() => import('./RemoveDialog'));

export function EditWorkForm(props: EditWorkFormProps) {
  const { t } = useText();
  const { ofFailure } = useErrorText();
  const {
    base,
    form,
    submit,
    question,
    ask,
    saveUnpaid,
    isLocked: wasRefused,
    conflict,
  } = useEditWork(props);
  const { remove, failure } = useRemoveWork(base.data, () => {
    ask(undefined);
    form.draft.drop();
    form.reset();
  });
  const conflictRows = useConflictRows();
  const isStoredLocked = props.stored.data.isLocked === 1;
  return (
    <EditorLayout
      asideLabel={t('roles.effectTitle')}
      aside={<EditEffect stored={base.data} values={form.values} />}
    >
      <PortalForm
        form={form}
        onSubmit={submit}
        aria-label={t('edit.title')}
        failureNotice={
          conflict ? (
            <ConflictChoice
              rows={conflictRows(conflict.conflicts, form.values, conflict.values)}
              onKeepOwn={conflict.keepOwn}
              onTakeCurrent={conflict.takeCurrent}
            />
          ) : (
            wasRefused && <LockedNotice />
          )
        }
      >
        {isStoredLocked && <LockedNotice onReload={props.onReload} />}
        {failure !== undefined && (
          <Above>
            <Notice tone="danger" role="alert">
              <p>{ofFailure(failure)}</p>
            </Notice>
          </Above>
        )}
        <WaitingSuggestions stored={base.data} />
        <KnownFacts stored={base.data} />
        <EditFields form={form} stored={base.data} isDisabled={isStoredLocked || wasRefused} />
        <EditActions form={form} isLocked={isStoredLocked} onRemove={() => ask('remove')} />
      </PortalForm>
      <SuggestSection work={props.stored.data} />
      <Suspense>
        {question === 'notPaid' && <NotPaidDialog onConfirm={saveUnpaid} onCancel={() => ask(undefined)} />}
        {question === 'remove' && (
          <RemoveDialog
            name={base.data.work?.name ?? ''}
            hasNoRole={form.values.roles.length === 0}
            onCancel={() => ask(undefined)}
            onConfirm={async () => {
              await remove();
              ask(undefined);
            }}
          />
        )}
      </Suspense>
    </EditorLayout>
  );
}
