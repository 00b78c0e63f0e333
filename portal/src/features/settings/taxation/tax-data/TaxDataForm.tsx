import { Button, ConfirmDialog, DescriptionList, Section, Text, toast } from '@nimio/design-system';
import { countryName } from '@nimio/domain/contact/country';
import type { RateFacts } from '@nimio/domain/taxation/rate';
import { yearInFinland } from '@nimio/domain/taxation/tax-year';
import { updateTaxData } from '@nimio/domain/taxation/taxation.endpoints';
import { setTaxDataSchema } from '@nimio/domain/taxation/taxation.schema';
import type { Taxation } from '@nimio/domain/taxation/taxation.types';
import { type FormEvent, useState } from 'react';
import { ApiError } from '../../../../api/api-error';
import { call } from '../../../../api/client';
import { revalidate } from '../../../../api/use-endpoint';
import CountryBox from '../../../../shared/form/CountryBox';
import { PortalForm } from '../../../../shared/form/PortalForm';
import { usePortalForm } from '../../../../shared/form/use-portal-form';
import { validateWith } from '../../../../shared/form/validate-with';
import { formatPercent } from '../../../../shared/intl/percent';
import { useText } from '../../../../shared/intl/use-text';
import { useProfileStore } from '../../../../shared/session/use-profile-store';
import { useMe, useProfile } from '../../../../shared/session/use-session';
import { useToday } from '../../../../shared/settings/use-today';
import { TaxDataFields } from '../../../../shared/tax-data/TaxDataFields';
import {
  type TaxDataValues,
  taxDataOnTheWire,
  taxDataTexts,
} from '../../../../shared/tax-data/tax-data.form';
import { usePayeeText, useTaxDataText } from '../../../../shared/tax-data/use-tax-data-text';
import { viewOf } from '../taxation-view';

/** The tax data of a customer, with the country of tax residence. */
interface SetValues extends TaxDataValues {
  taxResidence: string;
}

const valuesOf = ({ taxType, taxRate, taxYear, taxResidence }: Taxation): SetValues => ({
  taxType: taxType ?? 'ST',
  taxRate,
  taxYear: taxYear ?? yearInFinland(new Date()),
  taxResidence,
});

const bodyOf = ({ taxResidence, ...values }: SetValues) => ({ ...taxDataOnTheWire(values), taxResidence });
const errorsOf = validateWith<SetValues>(setTaxDataSchema, bodyOf);

const versionOf = ({ taxDataDate, taxResidence }: Taxation): string => `${taxDataDate} ${taxResidence}`;

const noData: RateFacts = { taxType: null, taxRate: null, taxYear: null };

/** Called when the data were changed by others: fetches the current data, and typed values remain. */
const isConcurrentChange = (failure: unknown): boolean =>
  failure instanceof ApiError && failure.code === 'taxDataChanged';

/** The form in which staff set a customer's tax data, with old and new data shown for confirmation. */
export default function TaxDataForm({ taxation }: { taxation: Taxation }) {
  const { t, language } = useText();
  const taxDataText = useTaxDataText();
  const profile = useProfile();
  const { store, refetch } = useProfileStore();
  const thisYear = yearInFinland(useToday());
  const [isConfirming, setConfirming] = useState(false);
  const [seen, setSeen] = useState(taxation);
  const [followed, setFollowed] = useState(versionOf(taxation));
  const form = usePortalForm<SetValues>({
    name: useMe().profile?.hash === profile.hash ? 'tax-data' : `tax-data.${profile.hash}`,
    initial: valuesOf(taxation),
    validate: errorsOf,
    texts: { ...taxDataTexts, 'taxResidence.required': 'taxation.residenceRequired' },
  });
  if (followed !== versionOf(taxation)) {
    setFollowed(versionOf(taxation));
    if (!form.isDirty) form.reset(valuesOf(taxation));
  }
  const year = form.values.taxYear ?? thisYear;
  const isNext = year > thisYear;
  const view = viewOf(profile, taxation, useToday());
  const rate = formatPercent(view.effective);
  const payeeText = usePayeeText();
  const withResidence = (data: RateFacts, country: string) =>
    `${taxDataText(data)}, ${countryName(country, language) ?? country}`;
  const save = form.save(async (values) => {
    const body = setTaxDataSchema.cast({
      ...bodyOf(values),
      taxDataDate: seen.taxDataDate,
      seenTaxResidence: seen.taxResidence,
    });
    const params = { profileHash: profile.hash };
    const set = await call(updateTaxData, { params, body }).catch(async (failure: unknown) => {
      if (isConcurrentChange(failure)) await refetch().catch(() => undefined);
      throw failure;
    });
    store({ ...profile, taxation: set });
    form.adopt(valuesOf(set), values);
    toast.success(t('taxation.dataSet'));
    await revalidate('/taxation/change-events');
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (Object.keys(errorsOf(form.values)).length > 0) void save(event);
    else {
      setSeen(taxation);
      setConfirming(true);
    }
  };
  const confirm = () => {
    setConfirming(false);
    void save();
  };
  return (
    <Section id="tax-data" title={t('taxation.setTitle')}>
      <PortalForm form={form} onSubmit={submit} aria-label={t('taxation.setTitle')}>
        <Text tone="muted">
          {view.rule === 'default'
            ? t('taxation.rule_default', { rate, payee: payeeText(taxation) })
            : t(`taxation.rule_${view.rule}`, { rate })}
        </Text>
        <TaxDataFields form={form} />
        <CountryBox field={form.field('taxResidence')} label={t('taxation.residence')} />
        <Button type="submit" variant="second" isPending={form.isSubmitting} isInactive={!form.isDirty}>
          {t('taxation.set')}
        </Button>
      </PortalForm>
      <ConfirmDialog
        isOpen={isConfirming}
        title={t('taxation.setAsk')}
        body={
          <>
            <DescriptionList
              items={[
                {
                  term: t('taxation.setOld'),
                  value: withResidence(isNext ? (seen.next ?? noData) : seen, seen.taxResidence),
                },
                {
                  term: t('taxation.setNew'),
                  value: <strong>{withResidence(form.values, form.values.taxResidence)}</strong>,
                },
              ]}
            />
            <p>{isNext ? t('taxation.setEffectNext', { year }) : t('taxation.setEffect')}</p>
            {seen.proposalStatus === 'PENDING' && <p>{t('taxation.setPending')}</p>}
          </>
        }
        confirmLabel={t('taxation.set')}
        cancelLabel={t('taxation.setCorrect')}
        onConfirm={confirm}
        onCancel={() => setConfirming(false)}
      />
    </Section>
  );
}
