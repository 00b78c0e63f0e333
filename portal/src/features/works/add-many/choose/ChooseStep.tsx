import { Button, FormActions, Notice, ProgressBar } from '@nimio/design-system';
import { amountFields, billableRoles } from '@nimio/domain/work/roles';
import type { PortalForm } from '../../../../shared/form/use-portal-form';
import { useText } from '../../../../shared/intl/use-text';
import { Around, Measure } from '../../../../shared/page/layout';
import { AuthorNameField } from '../../AuthorNameField';
import { AmountField, RolesField } from '../../roles/RolesField';
import type { ManyWorksValues } from '../many-works.form';
import { StepTitle } from '../StepTitle';
import type { AddManyState } from '../use-add-many-form';
import { LookupProgress } from './LookupProgress';
import { RowsTable } from './RowsTable';

/** The found works, the values for all of them, and the choice of those to add. */
export function ChooseStep({ state }: { state: AddManyState }) {
  const { form, remaining, chosen, lookup, hasMoved, outcomes } = state;
  const { isSubmitting, values } = form;
  const { t } = useText();
  const done = outcomes.length;
  const total = done + chosen.length;
  return (
    <>
      <StepTitle takesFocus={hasMoved}>{t('addMany.chooseTitle')}</StepTitle>
      <p>
        {t('addMany.read', {
          works: values.isbns.length,
          wrong: values.wrong.length,
          repeated: values.repeated,
        })}
      </p>
      {values.sheets > 1 && <p>{t('addMany.firstSheet', { n: values.sheets })}</p>}
      <LookupProgress lookup={lookup} total={values.isbns.length} />
      {!isSubmitting && done > 0 && (
        <Around>
          <Notice tone="info">
            <p>{t('addMany.partly', { n: done })}</p>
          </Notice>
        </Around>
      )}
      {!lookup.isRunning && (
        <>
          <SharedFields form={form} />
          <RowsTable
            rows={remaining}
            onChoose={state.choose}
            onChooseAll={state.chooseAll}
            onOpen={state.openRow}
          />
        </>
      )}
      {isSubmitting && (
        <Around>
          <ProgressBar
            label={t('addMany.adding')}
            value={(done / Math.max(1, total)) * 100}
            detail={`${done}/${total}`}
          />
        </Around>
      )}
      <FormActions
        changes={lookup.isRunning ? 0 : chosen.length}
        message={!lookup.isRunning && t('addMany.chosen', { n: chosen.length })}
      >
        <Button variant="quiet" isDisabled={isSubmitting} onPress={state.leaveList}>
          {t('addMany.otherList')}
        </Button>
        {!lookup.isRunning && (
          <Button
            type="submit"
            isPending={isSubmitting}
            disabledReason={chosen.length === 0 ? t('addMany.nothingChosen') : undefined}
          >
            {t('addMany.add', { n: chosen.length })}
          </Button>
        )}
      </FormActions>
    </>
  );
}

/** The values for all works that have none of their own. */
function SharedFields({ form }: { form: PortalForm<ManyWorksValues> }) {
  const { t } = useText();
  const { roles } = form.values;
  return (
    <Measure>
      <h3>{t('addMany.sharedTitle')}</h3>
      <p>{t('addMany.sharedHint')}</p>
      <AuthorNameField field={form.field('authorHash')} />
      {/* Blockers of a role depend on each work and are shown in its row. */}
      <RolesField field={form.field('roles')} blockOf={() => undefined} becomesTranslated={false} />
      {billableRoles.map(
        (role) =>
          roles.includes(role) && <AmountField key={role} of={role} {...form.field(amountFields[role])} />,
      )}
    </Measure>
  );
}
