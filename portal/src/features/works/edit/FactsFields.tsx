import { Select, TextField } from '@nimio/design-system';
import { useText } from '../../../shared/intl/use-text';
import { useWorkLabels } from '../use-work-labels';
import type { EditPartProps } from './EditPart';

/** Missing data, which can be completed, and the format. */
export default function FactsFields({ form, stored: { work }, isDisabled }: EditPartProps) {
  const { t } = useText();
  const labels = useWorkLabels();
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
      <Select
        {...form.field('bookType')}
        label={t('works.bookType')}
        options={labels.typeOptions}
        width="14rem"
        isDisabled={isDisabled}
      />
    </>
  );
}
