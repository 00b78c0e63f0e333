import { Button, ConfirmDialog, DescriptionList, Heading, toast } from '@nimio/design-system';
import type { RateFacts } from '@nimio/domain/taxation/rate';
import { yearInFinland } from '@nimio/domain/taxation/tax-year';
import { updateTaxData } from '@nimio/domain/taxation/taxation.endpoints';
import { setTaxDataSchema } from '@nimio/domain/taxation/taxation.schema';
import type { Taxation } from '@nimio/domain/taxation/taxation.types';
import { type FormEvent, useState } from 'react';
import { ApiError } from '../../../../api/api-error';
import { call } from '../../../../api/client';
import { revalidate } from '../../../../api/use-endpoint';
import { PortalForm } from '../../../../shared/form/PortalForm';
import { usePortalForm } from '../../../../shared/form/use-portal-form';
import { useText } from '../../../../shared/intl/use-text';
import { Apart } from '../../../../shared/page/layout';
import { useProfileStore } from '../../../../shared/session/use-profile-store';
import { useMe, useProfile } from '../../../../shared/session/use-session';
import { useToday } from '../../../../shared/settings/use-today';
import { TaxDataFields } from '../../../../shared/tax-data/TaxDataFields';
import {
  type TaxDataValues,
  taxDataErrors,
  taxDataOnTheWire,
  taxDataTexts,
} from '../../../../shared/tax-data/tax-data.form';
import { useTaxDataText } from '../../../../shared/tax-data/use-tax-data-text';

const valuesOf = ({ taxType, taxRate, taxYear }: Taxation): TaxDataValues => ({
  taxType: taxType ?? 'ST',
  taxRate,
  taxYear: taxYear ?? yearInFinland(new Date()),
});

const noData: RateFacts = { taxType: null, taxRate: null, taxYear: null };

/** Called when the data were changed by others: fetches the current data, and typed values remain. */
const isConcurrentChange = (failure: unknown): boolean =>
  failure instanceof ApiError && failure.code === 'taxDataChanged';

/** The form in which staff set a customer's tax data, with old and new data shown for confirmation. */
export default function TaxDataForm({ taxation }: { taxation: Taxation }) {
  const { t } = useText();
  const taxDataText = useTaxDataText();
  const profile = useProfile();
  const { store, refetch } = useProfileStore();
  const thisYear = yearInFinland(useToday());
  const [isConfirming, setConfirming] = useState(false);
  const [seen, setSeen] = useState(taxation);
  const [followed, setFollowed] = useState(taxation.taxDataDate);
  const form = usePortalForm<TaxDataValues>({
    name: useMe().profile?.hash === profile.hash ? 'tax-data' : `tax-data.${profile.hash}`,
    initial: valuesOf(taxation),
    validate: taxDataErrors,
    texts: taxDataTexts,
  });
  if (followed !== taxation.taxDataDate) {
    setFollowed(taxation.taxDataDate);
    if (!form.isDirty) form.reset(valuesOf(taxation));
  }
  const year = form.values.taxYear ?? thisYear;
  const isNext = year > thisYear;
  const save = form.save(async (values) => {
    const body = setTaxDataSchema.cast({ ...taxDataOnTheWire(values), taxDataDate: seen.taxDataDate });
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
    if (Object.keys(taxDataErrors(form.values)).length > 0) void save(event);
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
    <Apart>
      <Heading level={3}>{t('taxation.setTitle')}</Heading>
      <PortalForm form={form} onSubmit={submit} aria-label={t('taxation.setTitle')}>
        <TaxDataFields form={form} />
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
                  value: taxDataText(isNext ? (seen.next ?? noData) : seen),
                },
                { term: t('taxation.setNew'), value: <strong>{taxDataText(form.values)}</strong> },
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
    </Apart>
  );
}
