import { FieldGroup, NumberField, Select } from '@nimio/design-system';
import { taxTypes } from '@nimio/domain/taxation/tax-types';
import type { FormFields } from '../form/use-portal-form';
import { useText } from '../intl/use-text';
import type { TaxDataValues } from './tax-data.form';

interface TaxDataFieldsProps {
  form: FormFields<TaxDataValues>;
  /** The source of the rate, when it is a tax card. */
  rateLabel?: string;
}

/** Fields for rate, type and year of a customer's tax. */
export function TaxDataFields({ form, rateLabel }: TaxDataFieldsProps) {
  const { t } = useText();
  return (
    <FieldGroup>
      <NumberField
        {...form.field('taxRate')}
        label={rateLabel ?? t('taxData.rate')}
        minValue={0}
        maxValue={100}
        step={0.5}
        isRequired
      />
      <Select
        {...form.field('taxType')}
        label={t('taxData.type')}
        options={taxTypes.map((id) => ({ id, label: id }))}
        width="8rem"
      />
      <NumberField
        {...form.field('taxYear')}
        label={t('taxData.year')}
        formatOptions={{ useGrouping: false }}
        isRequired
      />
    </FieldGroup>
  );
}
