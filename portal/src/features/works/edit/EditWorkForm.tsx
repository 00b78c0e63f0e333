import { DescriptionList, EditorLayout, Notice, TextLink } from '@nimio/design-system';
import { bookTypes } from '@nimio/domain/work/book-types';
import type { WorkForEdit } from '@nimio/domain/work/work.types';
import { ConflictChoice } from '../../../shared/conflict/ConflictChoice';
import { useErrorText } from '../../../shared/errors/error-text';
import { PortalForm } from '../../../shared/form/PortalForm';
import { useText } from '../../../shared/intl/use-text';
import { late } from '../../../shared/page/late';
import { Above } from '../../../shared/page/layout';
import { useProfile } from '../../../shared/session/use-session';
import { nameOptions } from '../author-names';
import { SuggestChangeSection } from '../suggest-change/SuggestChangeSection';
import { useWorkLabels } from '../use-work-labels';
import { EditActions } from './EditActions';
import { EditEffect } from './EditEffect';
import { EditFields } from './EditFields';
import type { EditWorkValues } from './edit-work.form';
import { LockedNotice } from './LockedNotice';
import { type EditWorkFormProps, editWorkRules, useEditWork } from './use-edit-work';
import { useRemoveWork } from './use-remove-work';

const NotPaidDialog = late(() => import('../roles/NotPaidDialog'));
const RemoveDialog = late(() => import('./RemoveDialog'));
const lateParts = [NotPaidDialog, RemoveDialog, editWorkRules];

const labels = {
  name: 'works.name',
  subtitle: 'works.subtitle',
  publisher: 'works.publisher',
  publishYear: 'works.publishYear',
  bookType: 'works.bookType',
  authorHash: 'works.authorName',
  roles: 'roles.label',
  numberOfAuthors: 'roles.authors',
  numberOfTranslators: 'roles.translators',
} as const;

export function EditWorkForm(props: EditWorkFormProps) {
  const { t } = useText();
  const { ofFailure } = useErrorText();
  const {
    base,
    form,
    submit,
    confirmation,
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
  const text = useFieldValueText();
  const isStoredLocked = props.stored.data.isLocked === 1;
  return (
    <EditorLayout
      asideLabel={t('roles.effectTitle')}
      aside={<EditEffect stored={base.data} values={form.values} />}
    >
      <PortalForm
        form={form}
        onSubmit={submit}
        lateParts={lateParts}
        aria-label={t('edit.title')}
        failureNotice={
          conflict ? (
            <ConflictChoice
              conflict={conflict}
              label={(name) => t(labels[name])}
              text={(name, side) => text(name, conflict[side])}
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
        <PendingChangeSuggestions stored={base.data} />
        <KnownFacts stored={base.data} />
        <EditFields form={form} stored={base.data} isDisabled={isStoredLocked || wasRefused} />
        <EditActions form={form} isLocked={isStoredLocked} onRemove={() => ask('remove')} />
      </PortalForm>
      <SuggestChangeSection work={props.stored.data} />
      {confirmation === 'notPaid' && <NotPaidDialog onConfirm={saveUnpaid} onCancel={() => ask(undefined)} />}
      {confirmation === 'remove' && (
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
    </EditorLayout>
  );
}

/** The value of a field as text, for a conflict. */
function useFieldValueText() {
  const workLabels = useWorkLabels();
  const { nameData } = useProfile();
  return (name: keyof EditWorkValues, values: EditWorkValues): string => {
    if (name === 'roles') return values.roles.map(workLabels.role).join(', ');
    if (name === 'authorHash')
      return nameOptions(nameData).find(({ id }) => id === values.authorHash)?.label ?? '';
    if (name === 'bookType') {
      const type = bookTypes.find((id) => id === values.bookType);
      return type ? workLabels.type(type) : '';
    }
    return String(values[name] ?? '');
  };
}

/** The register's data of the work as text, since they cannot be changed here. */
function KnownFacts({ stored: { work } }: { stored: WorkForEdit }) {
  const { t } = useText();
  if (!work) return null;
  const facts = [
    { term: t('works.subtitle'), value: work.subtitle },
    { term: t('works.publisher'), value: work.publisher },
    { term: t('works.publishYear'), value: work.publishYear },
    { term: t('works.translated'), value: t(work.translated === 1 ? 'works.yes' : 'works.no') },
  ];
  return <DescriptionList items={facts.filter(({ value }) => value)} />;
}

/** Links to pending suggestions for deals that the profile owns. */
function PendingChangeSuggestions({ stored }: { stored: WorkForEdit }) {
  const { t } = useText();
  const n = (stored.authorDeal?.suggestions ?? 0) + (stored.translatorDeal?.suggestions ?? 0);
  if (n === 0) return null;
  return (
    <Above>
      <Notice
        tone="info"
        actions={
          <TextLink href={`/works/${stored.isbn}/handlesuggestions`}>{t('edit.handleSuggestions')}</TextLink>
        }
      >
        <p>{t('edit.hasSuggestions', { n })}</p>
      </Notice>
    </Above>
  );
}
