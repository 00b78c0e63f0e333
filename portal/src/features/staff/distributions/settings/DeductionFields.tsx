import { Button, Card, FieldGroup, Heading, TextField } from '@nimio/design-system';
import { useEffect, useRef, useState } from 'react';
import type { FieldTexts } from '../../../../shared/form/use-field-text';
import type { PortalForm } from '../../../../shared/form/use-portal-form';
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
}

/** Fields for what is deducted from a pot, and for the ISBNs whose loans are not paid before registration. */
export function DeductionFields<T extends Values>({ form, level }: DeductionFieldsProps<T>) {
  const { t } = useText();
  const place = useRef<HTMLDivElement>(null);
  const [added, setAdded] = useState<number>();
  const { deductions } = form.values;
  const store = (changed: readonly DeductionValues[]) =>
    form.setValues({ deductions: changed } as Partial<T>);
  const add = () => {
    setAdded(deductions.length);
    store([...deductions, emptyDeduction]);
  };
  const remove = (at: number) => {
    setAdded(undefined);
    store(deductions.filter((_, index) => index !== at));
    // A removed row cannot keep the focus.
    place.current?.focus();
  };
  const { field } = form;
  return (
    <>
      <Heading level={level}>{t('deductions.title')}</Heading>
      <div ref={place} tabIndex={-1} role="group" aria-label={t('deductions.title')}>
        <p>{t('deductions.hint')}</p>
        {deductions.map((deduction, at) => (
          <DeductionRow
            // The rows have no identity beyond their order.
            // biome-ignore lint/suspicious/noArrayIndexKey: the fields are controlled.
            key={at}
            deduction={deduction}
            title={t('deductions.row', { number: at + 1 })}
            level={level}
            takesFocus={at === added}
            errorOf={(name) => form.summary.find((one) => one.name === `deductions.${at}.${name}`)?.text}
            name={`deductions.${at}`}
            onChange={(changes) =>
              store(deductions.map((one, index) => (index === at ? { ...one, ...changes } : one)))
            }
            onRemove={() => remove(at)}
          />
        ))}
        <Above>
          <Button variant="second" size="sm" onPress={add}>
            {t('deductions.add')}
          </Button>
        </Above>
      </div>
      <Measure>
        <TextField
          {...field('unregisteredPrefixes')}
          label={t('deductions.prefixes')}
          description={t('deductions.prefixesHint')}
          autoComplete="off"
        />
      </Measure>
    </>
  );
}

interface DeductionRowProps {
  deduction: DeductionValues;
  title: string;
  level: 2 | 3;
  /** Whether the row was just added. */
  takesFocus: boolean;
  errorOf: (name: keyof DeductionValues) => string | undefined;
  /** The prefix of the names of its fields. */
  name: string;
  onChange: (changes: Partial<DeductionValues>) => void;
  onRemove: () => void;
}

function DeductionRow({
  deduction,
  title,
  level,
  takesFocus,
  errorOf,
  name,
  onChange,
  onRemove,
}: DeductionRowProps) {
  const { t } = useText();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) place.current?.querySelector('input')?.focus();
  }, [takesFocus]);
  const field = (of: keyof DeductionValues) => ({
    name: `${name}.${of}`,
    value: deduction[of],
    onChange: (typed: string) => onChange({ [of]: typed }),
    error: errorOf(of),
    autoComplete: 'off',
  });
  return (
    <div ref={place}>
      <Card
        title={deduction.nameFi || title}
        level={level === 2 ? 3 : 4}
        actions={
          <Button
            variant="quiet"
            size="sm"
            aria-label={t('deductions.removeOf', { name: deduction.nameFi || title })}
            onPress={onRemove}
          >
            {t('deductions.remove')}
          </Button>
        }
      >
        <FieldGroup>
          <TextField {...field('nameFi')} label={t('deductions.nameFi')} width="16rem" />
          <TextField {...field('nameSv')} label={t('deductions.nameSv')} width="16rem" />
          <TextField {...field('nameEn')} label={t('deductions.nameEn')} width="16rem" />
        </FieldGroup>
        <FieldGroup>
          <TextField {...field('percent')} label={t('deductions.percent')} inputMode="decimal" width="8rem" />
          <TextField {...field('code')} label={t('deductions.code')} width="12rem" />
        </FieldGroup>
      </Card>
    </div>
  );
}
