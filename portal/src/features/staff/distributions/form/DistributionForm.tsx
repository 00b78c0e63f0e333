import {
  Button,
  Checkbox,
  CheckboxGroup,
  formatCents,
  formatDate,
  Select,
  Text,
  TextField,
} from '@nimio/design-system';
import { recordDayOf, settingsOfYear } from '@nimio/domain/accounting-settings/accounting-settings';
import type { AccountingSettings } from '@nimio/domain/accounting-settings/accounting-settings.types';
import { isDay } from '@nimio/domain/calendar/day';
import type { Distribution } from '@nimio/domain/distribution/distribution.types';
import { type DistributionKind, isOpen } from '@nimio/domain/distribution/distribution-states';
import type { LibraryClass } from '@nimio/domain/library-class/library-class.types';
import { libraryGroups } from '@nimio/domain/loan/library-groups';
import type { FormEvent, ReactNode } from 'react';
import { PortalForm } from '../../../../shared/form/PortalForm';
import { dayOnTheWire } from '../../../../shared/form/typed-day';
import type { FieldTexts } from '../../../../shared/form/use-field-text';
import type { PortalForm as FormState } from '../../../../shared/form/use-portal-form';
import { useText } from '../../../../shared/intl/use-text';
import { Measure } from '../../../../shared/page/layout';
import { useSettings } from '../../../../shared/settings/use-settings';
import { useToday } from '../../../../shared/settings/use-today';
import { DeductionFields, deductionTexts } from '../settings/DeductionFields';
import { deductionsText } from '../settings/deductions.form';
import { type DistributionValues, offeredYears } from './distribution.form';
import { FactorFields } from './FactorFields';

/** Texts for errors of fields. */
export const distributionTexts: FieldTexts<DistributionValues> = {
  ...deductionTexts,
  'name.required': 'distributionForm.nameRequired',
  'payDate.required': 'distributionForm.dayRequired',
  'payDate.dayInvalid': 'distributionForm.dayInvalid',
  'recordDay.required': 'distributionForm.recordDayInvalid',
  'recordDay.dayInvalid': 'distributionForm.recordDayInvalid',
  'potInCents.required': 'distributionForm.potRequired',
  'potInCents.wrongType': 'distributionForm.potWrong',
  'potInCents.tooSmall': 'distributionForm.potTooSmall',
  'potInCents.tooBig': 'distributionForm.potTooBig',
  'minimumInCents.required': 'distributionForm.minimumRequired',
  'minimumInCents.wrongType': 'distributionForm.minimumWrong',
  'minimumInCents.tooBig': 'distributionForm.minimumTooBig',
  'years.invalid': 'distributionForm.yearsRequired',
  'years.tooLong': 'distributionForm.yearsTooLong',
  'groups.invalid': 'distributionForm.groupsRequired',
  'groups.groupsMixed': 'distributionForm.groupsMixed',
  'factors.factor.required': 'distributionForm.factorWrong',
  'factors.factor.wrongType': 'distributionForm.factorWrong',
  'factors.factor.invalid': 'distributionForm.factorWrong',
  'factors.factor.tooSmall': 'distributionForm.factorWrong',
  'factors.factor.tooBig': 'distributionForm.factorWrong',
};

interface DistributionFormProps {
  form: FormState<DistributionValues>;
  onSubmit: (event: FormEvent) => unknown;
  /** A late one has fewer fields, and counts no classes. */
  kind: DistributionKind;
  classes: readonly LibraryClass[];
  /** The settings that a new one gets; `undefined` for a stored one. */
  years?: readonly AccountingSettings[] | undefined;
  /** The edited one; `undefined` for a new one. */
  stored?: Distribution;
  /** The notice over the form after concurrent changes. */
  failureNotice?: ReactNode;
}

/** The fields of a distribution. */
export function DistributionForm({
  form,
  onSubmit,
  kind,
  classes,
  years,
  stored,
  failureNotice,
}: DistributionFormProps) {
  const { t } = useText();
  const isMain = kind === 'main';
  const label = t(stored ? 'distribution.change' : isMain ? 'distributions.new' : 'distributions.newLate');
  const isFixed = stored !== undefined && !isOpen(stored.state);
  return (
    <PortalForm form={form} onSubmit={onSubmit} aria-label={label} failureNotice={failureNotice}>
      {stored && (
        <p>
          {t(isMain || isFixed ? `distributionForm.change_${stored.state}` : 'distributionForm.changeLate')}
        </p>
      )}
      <Measure>
        <TextField
          {...form.field('name')}
          label={t('distributionForm.name')}
          description={t('distributionForm.nameHint')}
          autoComplete="off"
        />
        {stored?.state !== 'paid' && (
          <TextField
            {...form.field('payDate')}
            label={t('distributionForm.payDate')}
            description={t('distributionForm.payDateHint')}
            width="10rem"
            autoComplete="off"
          />
        )}
        {!isFixed && isMain && <Source form={form} />}
        {!isFixed && <RecordDay form={form} kind={kind} years={years} />}
        <Checkbox {...form.field('announced')} description={t('distributionForm.announcedHint')}>
          {t('distributionForm.announced')}
        </Checkbox>
        {!isFixed && isMain && <Pot form={form} years={years} />}
        {!isFixed && <Minimum form={form} years={years} />}
        {!isFixed && isMain && <Loans form={form} stored={stored} />}
      </Measure>
      {!isFixed && isMain && stored && <DeductionFields form={form} level={3} />}
      {!isFixed && isMain && <FactorFields form={form} classes={classes} level={stored ? 3 : 2} />}
      <Button type="submit" isPending={form.isSubmitting} isInactive={stored !== undefined && !form.isDirty}>
        {t(stored ? 'distributionForm.save' : 'distributionForm.create')}
      </Button>
    </PortalForm>
  );
}

/** The defaults of a new distribution in the year of the typed day; `undefined` until a day is typed. */
function useDefaults({ values }: FormState<DistributionValues>, years: DistributionFormProps['years']) {
  const { language } = useText();
  const payDate = dayOnTheWire(values.payDate);
  if (!years || !isDay(payDate)) return undefined;
  const ofYear = settingsOfYear(years, Number(payDate.slice(0, 4)));
  return {
    recordDay: formatDate(recordDayOf(payDate, ofYear)),
    minimum: formatCents(ofYear.minimumInCents),
    deductions: deductionsText(ofYear.deductions, language),
  };
}

type FieldProps = Pick<DistributionFormProps, 'form' | 'years'>;

/** Which contracts count. */
function Source({ form }: Pick<FieldProps, 'form'>) {
  const { t } = useText();
  const { compensationTypes } = useSettings();
  return (
    <Select
      {...form.field('source')}
      label={t('distributionForm.source')}
      description={t('distributionForm.sourceHint')}
      width="24rem"
      options={compensationTypes.map(({ code, term }) => ({ id: code, label: term }))}
    />
  );
}

/** On which day contracts count. */
function RecordDay({ form, kind, years }: FieldProps & Pick<DistributionFormProps, 'kind'>) {
  const { t } = useText();
  const defaults = useDefaults(form, years);
  return (
    <TextField
      {...form.field('recordDay')}
      label={t('distributionForm.recordDay')}
      description={[
        t(kind === 'main' ? 'distributionForm.recordDayHint' : 'distributionForm.recordDayHintLate'),
        defaults && t('distributionForm.recordDayDefault', { day: defaults.recordDay }),
      ]
        .filter(Boolean)
        .join(' ')}
      width="10rem"
      autoComplete="off"
    />
  );
}

/** The pot, and what is deducted from it. */
function Pot({ form, years }: FieldProps) {
  const { t } = useText();
  const defaults = useDefaults(form, years);
  return (
    <>
      <TextField
        {...form.field('potInCents')}
        label={t('distributionForm.potInCents')}
        description={t('distributionForm.potHint')}
        inputMode="decimal"
        width="14rem"
        autoComplete="off"
      />
      {defaults && (
        <Text>
          {defaults.deductions === ''
            ? t('distributionForm.noDeductions')
            : t('distributionForm.deductionsDefault', { list: defaults.deductions })}
        </Text>
      )}
    </>
  );
}

function Minimum({ form, years }: FieldProps) {
  const { t } = useText();
  const defaults = useDefaults(form, years);
  return (
    <TextField
      {...form.field('minimumInCents')}
      label={t('distributionForm.minimumInCents')}
      description={[
        t('distributionForm.minimumHint'),
        defaults && t('distributionForm.minimumDefault', { sum: defaults.minimum }),
      ]
        .filter(Boolean)
        .join(' ')}
      inputMode="decimal"
      width="10rem"
      autoComplete="off"
    />
  );
}

/** The loans that the pot is allocated by. */
function Loans({ form, stored }: Pick<FieldProps, 'form'> & { stored: Distribution | undefined }) {
  const { t } = useText();
  const years = offeredYears(stored?.years ?? [], useToday());
  return (
    <>
      <CheckboxGroup
        {...form.field('years')}
        label={t('distributionForm.years')}
        columns={3}
        options={years.map((year) => ({ id: String(year), label: String(year) }))}
      />
      <CheckboxGroup
        {...form.field('groups')}
        label={t('distributionForm.groups')}
        columns={2}
        options={libraryGroups.map((id) => ({ id, label: t(`shareSum.group.${id}`) }))}
      />
    </>
  );
}
