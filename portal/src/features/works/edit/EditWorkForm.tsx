import { Button, Columns, FormActions, LinkButton, Notice, PlusIcon, toast } from '@nimio/design-system';
import { bookTypes } from '@nimio/domain/work/book-types';
import { ConflictChoice } from '../../../shared/conflict/ConflictChoice';
import { useErrorText } from '../../../shared/errors/error-text';
import { useOpenParts } from '../../../shared/form/edit-in-place';
import { PortalForm } from '../../../shared/form/PortalForm';
import { useText } from '../../../shared/intl/use-text';
import { late } from '../../../shared/page/late';
import { Above, Actions } from '../../../shared/page/layout';
import { useProfile } from '../../../shared/session/use-session';
import { nameOptions } from '../author-names';
import { SuggestChangeSection } from '../suggest-change/SuggestChangeSection';
import { useWorkLabels } from '../use-work-labels';
import { type EditedPart, type EditWorkValues, editedParts, hasChanges } from './edit-work.form';
import { FactsPart } from './FactsPart';
import { LockedNotice } from './LockedNotice';
import { SharesPart } from './SharesPart';
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

/** The shares and the data of a work, as text until they are edited in place, with one bar to save. */
export function EditWorkForm(props: EditWorkFormProps) {
  const { t } = useText();
  const { ofFailure } = useErrorText();
  const openParts = useOpenParts();
  const {
    base,
    form,
    submit,
    confirmation,
    ask,
    saveUnpaid,
    isLocked: wasRefused,
    conflict,
  } = useEditWork(props, () => {
    toast.success(t('edit.saved'));
    openParts.close();
  });
  const { remove, failure } = useRemoveWork(base.data, () => {
    ask(undefined);
    form.draft.drop();
    form.reset();
  });
  const text = useFieldValueText();
  const isStoredLocked = props.stored.data.isLocked === 1;
  const { open, openPart } = openParts.among(editedParts, (part) => hasChanges(base.data, form.values, part));
  const partProps = (part: EditedPart) => ({
    form,
    stored: base.data,
    isDisabled: isStoredLocked || wasRefused,
    isOpen: open.includes(part),
    onOpen: isStoredLocked ? undefined : () => openPart(part),
  });
  return (
    <>
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
        <Columns>
          <SharesPart {...partProps('shares')} />
          <FactsPart {...partProps('facts')} />
        </Columns>
        {open.length > 0 && (
          <FormActions changes={form.changes} message={t('edit.changes', { n: form.changes })}>
            <Button
              variant="quiet"
              isInactive={form.isSubmitting}
              onPress={() => {
                form.draft.drop();
                form.reset();
                openParts.close();
              }}
            >
              {t('edit.cancel')}
            </Button>
            <Button
              type="submit"
              isPending={form.isSubmitting}
              isInactive={form.changes === 0 || isStoredLocked}
            >
              {t('edit.save')}
            </Button>
          </FormActions>
        )}
      </PortalForm>
      <SuggestChangeSection work={props.stored.data} />
      {failure !== undefined && (
        <Above>
          <Notice tone="danger" role="alert">
            <p>{ofFailure(failure)}</p>
          </Notice>
        </Above>
      )}
      <Actions>
        <LinkButton href="/works/add" variant="second" icon={<PlusIcon />}>
          {t('edit.addAnother')}
        </LinkButton>
        {!isStoredLocked && (
          <Button variant="danger" onPress={() => ask('remove')}>
            {t('edit.remove')}
          </Button>
        )}
      </Actions>
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
    </>
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
