import { Heading, TextField } from '@nimio/design-system';
import type { LibraryClass } from '@nimio/domain/library-class/library-class.types';
import type { PortalForm } from '../../../../shared/form/use-portal-form';
import { useText } from '../../../../shared/intl/use-text';
import { SideBySide } from '../../../../shared/page/frame-layout';
import { classTerm } from '../../class-term';
import type { DistributionValues } from './distribution.form';

interface FactorFieldsProps {
  form: PortalForm<DistributionValues>;
  /** The names of the classes. */
  classes: readonly LibraryClass[];
  /** The level of the heading. */
  level: 2 | 3;
}

/** Fields for the factors of library classes. */
export function FactorFields({ form, classes, level }: FactorFieldsProps) {
  const { t, language } = useText();
  const { values, setValues, summary } = form;
  if (values.factors.length === 0) return <p>{t('distributionForm.noFactors')}</p>;
  const change = (code: string, factor: string) =>
    setValues(({ factors }) => ({
      factors: factors.map((one) => (one.code === code ? { code, factor } : one)),
    }));
  return (
    <>
      <Heading level={level}>{t('distributionForm.factors')}</Heading>
      <p>{t('distributionForm.factorsHint')}</p>
      <SideBySide role="group" aria-label={t('distributionForm.factors')}>
        {values.factors.map(({ code, factor }, at) => {
          const name = `factors.${at}.factor`;
          const known = classes.find((one) => one.code === code);
          const term = known ? classTerm(known, language) : '';
          return (
            <TextField
              key={code}
              name={name}
              label={t('distributionForm.factorOf', { code, term }).trim()}
              value={factor}
              onChange={(typed) => change(code, typed)}
              error={summary.find((one) => one.name === name)?.text}
              inputMode="decimal"
              width="7rem"
              autoComplete="off"
            />
          );
        })}
      </SideBySide>
    </>
  );
}
