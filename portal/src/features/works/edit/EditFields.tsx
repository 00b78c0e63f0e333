import { DescriptionList, NumberField, Select, TextField } from '@nimio/design-system';
import { amountFields, type BillableRole, billableRoles } from '@nimio/domain/work/roles';
import type { WorkForEdit } from '@nimio/domain/work/work.types';
import type { PortalForm } from '../../../shared/form/use-portal-form';
import { useText } from '../../../shared/intl/use-text';
import { AuthorNameField } from '../AuthorNameField';
import { RolesField } from '../roles/RolesField';
import { canBecomeTranslated, dealOf, roleBlock } from '../roles/role-state';
import { useWorkLabels } from '../use-work-labels';
import { type EditWorkValues, setsAmount } from './edit-work.form';

export function EditFields(props: EditFieldsProps) {
  const { form, stored, isDisabled } = props;
  const { t } = useText();
  const labels = useWorkLabels();
  const isTranslated = stored.work?.translated === 1;
  return (
    <>
      <UnknownFields {...props} />
      <Select
        {...form.field('bookType')}
        label={t('works.bookType')}
        options={labels.typeOptions}
        width="14rem"
        isDisabled={isDisabled}
      />
      <AuthorNameField field={form.field('authorHash')} isDisabled={isDisabled} />
      <RolesField
        field={form.field('roles')}
        blockOf={(role) => roleBlock(stored, role, isTranslated)}
        becomesTranslated={!isTranslated && canBecomeTranslated(stored)}
        isDisabled={isDisabled}
      />
      {billableRoles
        .filter((role) => form.values.roles.includes(role))
        .map((role) => (
          <EditAmount key={role} of={role} {...props} />
        ))}
    </>
  );
}

/** Missing data can be completed. */
function UnknownFields({ form, stored: { work }, isDisabled }: EditFieldsProps) {
  const { t } = useText();
  const unknown = (text: string) => `${text}. ${t('works.complete')}`;
  return (
    <>
      {!work?.name && (
        <TextField {...form.field('name')} label={t('works.name')} width="30rem" isDisabled={isDisabled} />
      )}
      {!work?.subtitle && (
        <TextField
          {...form.field('subtitle')}
          label={t('works.subtitleOptional')}
          width="30rem"
          isDisabled={isDisabled}
        />
      )}
      {!work?.publisher && (
        <TextField
          {...form.field('publisher')}
          label={t('works.publisher')}
          description={unknown(t('works.unknownPublisher'))}
          width="20rem"
          isDisabled={isDisabled}
        />
      )}
      {!work?.publishYear && (
        <TextField
          {...form.field('publishYear')}
          label={t('works.publishYear')}
          description={unknown(t('works.unknownYear'))}
          inputMode="numeric"
          width="9rem"
          isDisabled={isDisabled}
        />
      )}
    </>
  );
}

/** The amount of a role: a field for the owner of the deal, text for others. */
function EditAmount({ of: role, form, stored, isDisabled }: EditFieldsProps & { of: BillableRole }) {
  const { t } = useText();
  const deal = dealOf(stored, role);
  if (setsAmount(stored, form.values.roles, role))
    return (
      <NumberField
        {...form.field(amountFields[role])}
        label={t(`roles.${role}s`)}
        description={t(`roles.${role}sHint`)}
        minValue={1}
        maxValue={999}
        isDisabled={isDisabled}
      />
    );
  return <DescriptionList items={[{ term: t(`roles.${role}s`), value: deal?.amount }]} />;
}

/** Props of all parts of the form. */
interface EditFieldsProps {
  form: PortalForm<EditWorkValues>;
  stored: WorkForEdit;
  isDisabled: boolean;
}
