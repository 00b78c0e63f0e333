import { Button, EmptyState, formatCents, Skeleton, Text, TextField, toast } from '@nimio/design-system';
import { settingsOfYear } from '@nimio/domain/accounting-settings/accounting-settings';
import {
  getAccountingSettings,
  listAccountingSettings,
  updateAccountingSettings,
} from '@nimio/domain/accounting-settings/accounting-settings.endpoints';
import type { AccountingSettings } from '@nimio/domain/accounting-settings/accounting-settings.types';
import { useParams } from 'react-router';
import { exchange } from '../../../../api/client';
import { invalidate, useEndpoint } from '../../../../api/use-endpoint';
import { ConflictChoice } from '../../../../shared/conflict/ConflictChoice';
import type { Stored } from '../../../../shared/conflict/save-version';
import { type OpenConflict, useVersionedForm } from '../../../../shared/conflict/use-versioned-form';
import { PortalForm } from '../../../../shared/form/PortalForm';
import type { FieldTexts } from '../../../../shared/form/use-field-text';
import { useText } from '../../../../shared/intl/use-text';
import { LoadFailure } from '../../../../shared/page/LoadFailure';
import { Above, Measure } from '../../../../shared/page/layout';
import { useMe } from '../../../../shared/session/use-session';
import { StaffPage } from '../../StaffPage';
import { DeductionFields, deductionTexts } from './DeductionFields';
import { deductionsText, typedDeductions } from './deductions.form';
import { type SettingsValues, settingsBody, settingsErrors, settingsValues } from './settings.form';
import { WithholdingFields } from './WithholdingFields';

/** Days and years. */
const wholeNumbers = ['recordDayOffset', 'claimYears', 'payOutAfterYears'] as const;

const texts: FieldTexts<SettingsValues> = {
  ...deductionTexts,
  'withholding.rate.required': 'withholding.rateWrong',
  'withholding.rate.wrongType': 'withholding.rateWrong',
  'withholding.rate.tooBig': 'withholding.rateWrong',
  'withholding.rate.taxRateStep': 'withholding.rateWrong',
  'minimumInCents.required': 'distributionForm.minimumRequired',
  'minimumInCents.wrongType': 'distributionForm.minimumWrong',
  'minimumInCents.tooBig': 'distributionForm.minimumTooBig',
  ...Object.fromEntries(
    wholeNumbers.flatMap((name) =>
      ['required', 'wrongType', 'tooSmall', 'tooBig'].map((code) => [
        `${name}.${code}`,
        `accountingSettings.${name}Wrong`,
      ]),
    ),
  ),
};

/** The settings of the distributions that are paid in a year. */
export function SettingsYearPage() {
  const { t } = useText();
  const { year = '' } = useParams();
  const mayManage = useMe().rights.includes('managePayments');
  const all = useEndpoint(listAccountingSettings, mayManage ? {} : null, { keepPreviousData: true });
  const one = useEndpoint(getAccountingSettings, mayManage ? { params: { year: Number(year) } } : null, {
    keepPreviousData: true,
  });
  const error = one.error ?? all.error;
  const reload = () => Promise.all([one.reload(), all.reload()]);
  return (
    <StaffPage
      title={t('accountingSettings.ofYear', { year })}
      rights={['managePayments']}
      above={[
        { href: '/accountings', label: t('distributions.title') },
        { href: '/accountings/settings', label: t('accountingSettings.title') },
      ]}
    >
      {one.error?.code === 'notFound' || one.error?.code === 'validationError' ? (
        <EmptyState kind="search">{t('accountingSettings.notFound')}</EmptyState>
      ) : error ? (
        <LoadFailure error={error} onRetry={reload} />
      ) : one.data && all.data ? (
        <>
          <Above>
            <Text>{t('accountingSettings.begun')}</Text>
          </Above>
          <SettingsForm
            key={year}
            stored={{ data: one.data, etag: one.etag }}
            previous={settingsOfYear(all.data.records, one.data.year - 1)}
          />
        </>
      ) : (
        <Skeleton lines={8} />
      )}
    </StaffPage>
  );
}

interface SettingsFormProps {
  stored: Stored<AccountingSettings>;
  /** The settings of the year before. */
  previous: Omit<AccountingSettings, 'year'>;
}

function SettingsForm({ stored, previous }: SettingsFormProps) {
  const { t, language } = useText();
  const { year } = stored.data;
  const params = { year };
  const { form, save, conflict } = useVersionedForm<AccountingSettings, SettingsValues>({
    stored,
    valuesOf: settingsValues,
    read: () => exchange(getAccountingSettings, { params }),
    write: (values, over) =>
      exchange(updateAccountingSettings, { params, body: settingsBody(values), ifMatch: over.etag }),
    name: `accountingSettings.${year}`,
    validate: settingsErrors,
    texts,
    onSaved: () => {
      void invalidate('/accounting-settings');
      toast.success(t('accountingSettings.saved'));
    },
  });
  const hint = (name: 'minimumInCents' | (typeof wholeNumbers)[number], before: string) =>
    `${t(`accountingSettings.${name}Hint`)} ${t('accountingSettings.previous', { year: year - 1, value: before })}`;
  return (
    <PortalForm
      form={form}
      onSubmit={save}
      aria-label={t('accountingSettings.ofYear', { year })}
      failureNotice={conflict && <SettingsConflict conflict={conflict} />}
    >
      <Measure>
        <TextField
          {...form.field('minimumInCents')}
          label={t('accountingSettings.minimumInCents')}
          description={hint('minimumInCents', formatCents(previous.minimumInCents))}
          inputMode="decimal"
          width="10rem"
          autoComplete="off"
        />
        {wholeNumbers.map((name) => (
          <TextField
            key={name}
            {...form.field(name)}
            label={t(`accountingSettings.${name}`)}
            description={hint(name, String(previous[name] ?? t('accountingSettings.never')))}
            inputMode="numeric"
            width="7rem"
            autoComplete="off"
          />
        ))}
      </Measure>
      <DeductionFields
        form={form}
        level={2}
        previous={t('accountingSettings.previous', {
          year: year - 1,
          value: deductionsText(previous.deductions, language) || t('deductions.none'),
        })}
      />
      <WithholdingFields form={form} previous={{ year: year - 1, withholding: previous.withholding }} />
      <Button type="submit" isPending={form.isSubmitting} isInactive={!form.isDirty}>
        {t('accountingSettings.save')}
      </Button>
    </PortalForm>
  );
}

/** Both versions of concurrent changes by two members of staff. */
function SettingsConflict({ conflict }: { conflict: OpenConflict<SettingsValues> }) {
  const { t, language } = useText();
  const labels = {
    minimumInCents: 'accountingSettings.minimumInCents',
    recordDayOffset: 'accountingSettings.recordDayOffset',
    claimYears: 'accountingSettings.claimYears',
    payOutAfterYears: 'accountingSettings.payOutAfterYears',
    deductions: 'deductions.title',
    unregisteredPrefixes: 'deductions.prefixes',
    withholding: 'withholding.title',
  } as const;
  return (
    <ConflictChoice
      conflict={conflict}
      label={(name) => t(labels[name])}
      text={(name, side) => {
        const values = conflict[side];
        if (name === 'deductions') return deductionsText(typedDeductions(values.deductions), language);
        if (name !== 'withholding') return values[name];
        return values.withholding
          .map(({ payeeKind, residence, rate }) => {
            const kind = t(`withholding.${payeeKind}`);
            return `${t('withholding.payee', { kind, residence: t(`withholding.${residence}`) })}: ${rate}`;
          })
          .join('; ');
      }}
    />
  );
}
