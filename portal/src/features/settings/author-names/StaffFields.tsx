import { Checkbox, FieldGroup, Select, TextField } from '@nimio/design-system';
import { syncBlockers, wholeName } from '@nimio/domain/author-name/author-name';
import { flag } from '../../../shared/form/flag';
import type { FormFields } from '../../../shared/form/use-portal-form';
import { useText } from '../../../shared/intl/use-text';
import type { AuthorNamesValues, NameValues, StaffValues } from './author-names.form';
import { nameFields } from './name-fields';

interface StaffFieldsProps {
  form: FormFields<AuthorNamesValues>;
  name: NameValues;
  staffValues: StaffValues;
  /** Its index in the list. */
  at: number;
  /** The number of works that use the name. */
  books: number;
}

/** The fields of a name for staff only, below those of its owner. */
export function StaffFields({ form, name, staffValues, at, books }: StaffFieldsProps) {
  const { t } = useText();
  const { staffField } = nameFields(form, name, at);
  const blockers = syncBlockers({
    confirmed: flag(staffValues.confirmed),
    privateAuthor: flag(name.privateAuthor),
    isAlias: staffValues.aliasTo !== '',
    books,
  });
  const mains = form.values.authorNames.filter(
    ({ key, isNew, isDeleted, staffValues: of }) => key !== name.key && !isNew && !isDeleted && !of?.aliasTo,
  );
  const reasons = blockers.map((blocker) => t(`authorNames.hindrance_${blocker}`)).join(', ');
  return (
    <>
      <Checkbox {...staffField(staffValues, 'confirmed')}>{t('authorNames.confirmed')}</Checkbox>
      <Checkbox
        {...staffField(staffValues, 'allowISNISync')}
        // A permission whose conditions are no longer met can be withdrawn.
        isDisabled={blockers.length > 0 && !staffValues.allowISNISync}
        description={blockers.length > 0 ? t('authorNames.syncNeeds', { why: reasons }) : undefined}
      >
        {t('authorNames.allowSync')}
      </Checkbox>
      <FieldGroup>
        <Select
          {...staffField(staffValues, 'aliasTo')}
          label={t('authorNames.alias')}
          options={[
            { id: '', label: t('authorNames.noAlias') },
            ...mains.map((main) => ({ id: main.key, label: wholeName(main) })),
          ]}
          width="16rem"
        />
        <TextField
          {...staffField(staffValues, 'asteriId')}
          label={t('authorNames.asteriId')}
          autoComplete="off"
          spellCheck="false"
          width="10rem"
        />
      </FieldGroup>
    </>
  );
}
