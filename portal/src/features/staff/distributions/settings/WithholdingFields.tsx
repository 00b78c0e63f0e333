import { FieldGroup, Heading, TextField } from '@nimio/design-system';
import type { WithholdingDefault } from '@nimio/domain/taxation/withholding';
import { payeeKinds } from '@nimio/domain/taxation/withholding';
import type { PortalForm } from '../../../../shared/form/use-portal-form';
import { formatPercent } from '../../../../shared/intl/percent';
import { useText } from '../../../../shared/intl/use-text';
import type { SettingsValues } from './settings.form';

interface WithholdingFieldsProps {
  form: PortalForm<SettingsValues>;
  /** The year before, and its rates. */
  previous: { year: number; withholding: readonly WithholdingDefault[] };
}

/** Fields for the rates without tax data, by kind and residence of the payee. */
export function WithholdingFields({ form, previous }: WithholdingFieldsProps) {
  const { t } = useText();
  const { values, setValues, summary } = form;
  const { withholding } = values;
  const rowsOf = (kind: string) =>
    withholding.flatMap((one, at) => (one.payeeKind === kind ? [{ ...one, at }] : []));
  const change = (at: number, rate: string) =>
    setValues({ withholding: withholding.map((one, index) => (index === at ? { ...one, rate } : one)) });
  return (
    <div role="group" aria-label={t('withholding.title')}>
      <Heading level={2}>{t('withholding.title')}</Heading>
      <p>{t('withholding.hint')}</p>
      {payeeKinds.map((kind) => (
        <div key={kind} role="group" aria-label={t(`withholding.${kind}`)}>
          <Heading level={3}>{t(`withholding.${kind}`)}</Heading>
          <FieldGroup>
            {rowsOf(kind).map(({ residence, rate, at }) => {
              const name = `withholding.${at}.rate`;
              const before = previous.withholding.find(
                (one) => one.payeeKind === kind && one.residence === residence,
              );
              return (
                <TextField
                  key={residence}
                  name={name}
                  label={t(`accountingSettings.rate_${residence}`)}
                  description={t('accountingSettings.previous', {
                    year: previous.year,
                    value: formatPercent(before?.rate ?? 0),
                  })}
                  value={rate}
                  onChange={(typed) => change(at, typed)}
                  error={summary.find((one) => one.name === name)?.text}
                  inputMode="decimal"
                  width="12rem"
                  autoComplete="off"
                />
              );
            })}
          </FieldGroup>
        </div>
      ))}
    </div>
  );
}
