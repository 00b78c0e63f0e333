import { Button, Card, FieldGroup, Heading, Text, TextField } from '@nimio/design-system';
import { deductionName } from '@nimio/domain/accounting-settings/accounting-settings';
import { mostDeductions } from '@nimio/domain/accounting-settings/accounting-settings.schema';
import type { FieldTexts } from '../../../../shared/form/use-field-text';
import type { PortalForm } from '../../../../shared/form/use-portal-form';
import { type FormRow, useRows } from '../../../../shared/form/use-rows';
import { useText } from '../../../../shared/intl/use-text';
import { Above, Measure } from '../../../../shared/page/layout';
import { type DeductionValues, emptyDeduction } from './deductions.form';

/** The values of a form that contains these fields. */
interface Values {
  deductions: readonly DeductionValues[];
  unregisteredPrefixes: string;
}

/** Texts for errors of these fields. */
export const deductionTexts: FieldTexts<Values> = {
  'deductions.code.required': 'deductions.codeRequired',
  'deductions.code.invalid': 'deductions.codeWrong',
  'deductions.nameFi.required': 'deductions.nameRequired',
  'deductions.nameSv.required': 'deductions.nameRequired',
  'deductions.nameEn.required': 'deductions.nameRequired',
  'deductions.percent.required': 'deductions.percentWrong',
  'deductions.percent.wrongType': 'deductions.percentWrong',
  'deductions.percent.invalid': 'deductions.percentWrong',
  'deductions.percent.tooBig': 'deductions.percentTooBig',
  'unregisteredPrefixes.isbnInvalid': 'deductions.prefixesWrong',
  'unregisteredPrefixes.invalid': 'deductions.prefixesTwice',
};

interface DeductionFieldsProps<T extends Values> {
  form: PortalForm<T>;
  /** The level of the headings. */
  level: 2 | 3;
  /** What was deducted before, for comparison. */
  previous?: string;
}

/** Fields for what is deducted from a pot, and for the ISBNs whose loans are not paid before registration. */
export function DeductionFields<T extends Values>({ form, level, previous }: DeductionFieldsProps<T>) {
  const { t } = useText();
  const { rows, add, addRef } = useRows(form, 'deductions', emptyDeduction);
  const isFull = rows.length >= mostDeductions;
  return (
    <>
      <Heading level={level}>{t('deductions.title')}</Heading>
      <div role="group" aria-label={t('deductions.title')}>
        <p>{t('deductions.hint')}</p>
        {previous && <Text tone="muted">{previous}</Text>}
        {rows.map((row, at) => (
          <DeductionRow
            // The rows have no identity beyond their order.
            // biome-ignore lint/suspicious/noArrayIndexKey: the fields are controlled.
            key={at}
            {...row}
            title={t('deductions.row', { number: at + 1 })}
            level={level === 2 ? 3 : 4}
          />
        ))}
        <Above>
          <Button
            ref={addRef}
            variant="second"
            size="sm"
            onPress={add}
            disabledReason={isFull && t('deductions.full', { max: String(mostDeductions) })}
          >
            {t('deductions.add')}
          </Button>
        </Above>
      </div>
      <Measure>
        <TextField
          {...form.field('unregisteredPrefixes')}
          label={t('deductions.prefixes')}
          description={t('deductions.prefixesHint')}
          autoComplete="off"
        />
      </Measure>
    </>
  );
}

interface DeductionRowProps extends FormRow<DeductionValues> {
  title: string;
  /** Of its heading. */
  level: 3 | 4;
}

function DeductionRow({ values, fieldOf, remove, title, level }: DeductionRowProps) {
  const { t, language } = useText();
  return (
    <Card
      title={title}
      level={level}
      actions={
        <Button
          variant="quiet"
          size="sm"
          aria-label={t('deductions.removeOf', { name: deductionName(values, language) || title })}
          onPress={remove}
        >
          {t('deductions.remove')}
        </Button>
      }
    >
      <FieldGroup>
        <TextField {...fieldOf('nameFi')} label={t('deductions.nameFi')} width="22rem" />
        <TextField {...fieldOf('nameSv')} label={t('deductions.nameSv')} width="22rem" />
        <TextField {...fieldOf('nameEn')} label={t('deductions.nameEn')} width="22rem" />
      </FieldGroup>
      <FieldGroup>
        <TextField {...fieldOf('percent')} label={t('deductions.percent')} inputMode="decimal" width="8rem" />
        <TextField {...fieldOf('code')} label={t('deductions.code')} width="12rem" />
      </FieldGroup>
    </Card>
  );
}
