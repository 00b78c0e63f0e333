import { FieldGroup, Select, TextField } from '@nimio/design-system';
import type { WorkForEdit } from '@nimio/domain/work/work.types';
import type { PortalForm } from '../../../../shared/form/use-portal-form';
import { useText } from '../../../../shared/intl/use-text';
import { useWorkLabels } from '../../use-work-labels';
import type { AddWorkValues } from './carried';

interface MissingFieldsProps {
  form: PortalForm<AddWorkValues>;
  found: WorkForEdit;
}

/** Fields for missing data of the book; all of them when it is new. */
export function MissingFields({ form, found }: MissingFieldsProps) {
  const { t } = useText();
  const labels = useWorkLabels();
  const { work, source } = found;
  // For a partly known work, says what is missing.
  const unknown = work ? t('add.unknown') : undefined;
  return (
    <>
      {!work && (
        <>
          <TextField {...form.field('name')} label={t('works.name')} width="30rem" isRequired />
          <TextField {...form.field('subtitle')} label={t('works.subtitleOptional')} width="30rem" />
        </>
      )}
      <FieldGroup>
        {!work?.publisher && (
          <TextField
            {...form.field('publisher')}
            label={t('works.publisher')}
            description={unknown}
            width="20rem"
            isRequired
          />
        )}
        {!work?.publishYear && (
          <TextField
            {...form.field('publishYear')}
            label={t('works.publishYear')}
            description={unknown}
            inputMode="numeric"
            width="9rem"
            isRequired
          />
        )}
      </FieldGroup>
      {source !== 'register' && (
        <Select
          {...form.field('bookType')}
          label={t('works.bookType')}
          options={labels.typeOptions}
          width="14rem"
          isRequired
        />
      )}
    </>
  );
}
