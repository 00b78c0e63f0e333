import { PortalForm } from '../../../shared/form/PortalForm';
import { useText } from '../../../shared/intl/use-text';
import { late } from '../../../shared/page/late';
import { ChooseStep } from './choose/ChooseStep';
import { ListStep } from './list/ListStep';
import { SummaryStep } from './summary/SummaryStep';
import { useAddManyForm } from './use-add-many-form';

const NotPaidDialog = late(() => import('../roles/NotPaidDialog'));
const RowDialog = late(() => import('./choose/RowDialog'));
const UnnamedWorksDialog = late(() => import('./choose/UnnamedWorksDialog'));
const lateParts = [NotPaidDialog, RowDialog, UnnamedWorksDialog];

/** The three steps: enter a list, choose among the found works, read the summary. */
export default function AddMany() {
  const { t } = useText();
  const state = useAddManyForm();
  const { form, step, hasMoved, rows, chosen, lookup, outcomes, confirmation, opened } = state;
  if (step === 'summary')
    return (
      <SummaryStep
        outcomes={outcomes}
        rows={rows}
        notLookedUp={form.values.isbns.filter((isbn) => !lookup.found.has(isbn))}
        onAgain={state.again}
        onCorrect={state.correct}
      />
    );
  return (
    <>
      <PortalForm form={form} onSubmit={state.submit} lateParts={lateParts} aria-label={t('addMany.title')}>
        {step === 'list' ? (
          <ListStep form={form} takesFocus={hasMoved} onList={state.setFile} />
        ) : (
          <ChooseStep state={state} />
        )}
      </PortalForm>
      {confirmation?.asked === 'unnamed' && <UnnamedWorksDialog works={chosen} {...confirmation} />}
      {confirmation?.asked === 'notPaid' && <NotPaidDialog {...confirmation} />}
      {opened && <RowDialog row={opened} onSave={state.saveRow} onClose={state.closeRow} />}
    </>
  );
}
