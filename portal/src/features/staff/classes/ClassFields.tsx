import { TextField } from '@nimio/design-system';
import type { FormFields } from '../../../shared/form/use-portal-form';
import { useText } from '../../../shared/intl/use-text';
import type { ClassValues } from './class.form';

/** The name of a library class in each language, and its factor. */
export function ClassFields({ form }: { form: Pick<FormFields<ClassValues>, 'field'> }) {
  const { t } = useText();
  return (
    <>
      <TextField {...form.field('termFi')} label={t('classes.termFi')} autoComplete="off" />
      <TextField {...form.field('termSv')} label={t('classes.termSv')} autoComplete="off" />
      <TextField {...form.field('termEn')} label={t('classes.termEn')} autoComplete="off" />
      <TextField
        {...form.field('factor')}
        label={t('classes.factor')}
        description={t('classes.factorHint')}
        inputMode="decimal"
        width="7rem"
        autoComplete="off"
      />
    </>
  );
}
