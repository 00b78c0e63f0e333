import { Checkbox, FieldGroup, Select, TextField } from '@nimio/design-system';
import { syncBlockers, wholeName } from '@nimio/domain/author-name/author-name';
import { flag } from '../../../shared/form/flag';
import type { FormFields } from '../../../shared/form/use-portal-form';
import { useText } from '../../../shared/intl/use-text';
import type { AuthorNamesValues, KeptOfName, NameValues } from './author-names.form';
import { nameFields } from './name-fields';

interface KeptFieldsProps {
  form: FormFields<AuthorNamesValues>;
  name: NameValues;
  kept: KeptOfName;
  /** Its index in the list. */
  at: number;
  /** The number of works that use the name. */
  books: number;
}

/** The fields of a name for staff only, below those of its owner. */
export function KeptFields({ form, name, kept, at, books }: KeptFieldsProps) {
  const { t } = useText();
  const { keptField } = nameFields(form, name, at);
  const hindrances = syncBlockers({
    confirmed: flag(kept.confirmed),
    privateAuthor: flag(name.privateAuthor),
    isAlias: kept.aliasTo !== '',
    books,
  });
  const mains = form.values.authorNames.filter(
    ({ key, isNew, isDeleted, kept: of }) => key !== name.key && !isNew && !isDeleted && !of?.aliasTo,
  );
  const why = hindrances.map((hindrance) => t(`authorNames.hindrance_${hindrance}`)).join(', ');
  return (
    <>
      <Checkbox {...keptField(kept, 'confirmed')}>{t('authorNames.confirmed')}</Checkbox>
      <Checkbox
        {...keptField(kept, 'allowISNISync')}
        // A permission whose conditions are no longer met can be withdrawn.
        isDisabled={hindrances.length > 0 && !kept.allowISNISync}
        description={hindrances.length > 0 ? t('authorNames.syncNeeds', { why }) : undefined}
      >
        {t('authorNames.allowSync')}
      </Checkbox>
      <FieldGroup>
        <Select
          {...keptField(kept, 'aliasTo')}
          label={t('authorNames.alias')}
          options={[
            { id: '', label: t('authorNames.noAlias') },
            ...mains.map((main) => ({ id: main.key, label: wholeName(main) })),
          ]}
          width="16rem"
        />
        <TextField
          {...keptField(kept, 'asteriId')}
          label={t('authorNames.asteriId')}
          autoComplete="off"
          spellCheck="false"
          width="10rem"
        />
      </FieldGroup>
    </>
  );
}
