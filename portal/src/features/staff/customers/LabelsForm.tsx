import { Button, formatNumber, NumberField, Text, toast } from '@nimio/design-system';
import { labelsPerSheet, mostLabels } from '@nimio/domain/customer/address-labels';
import { addressLabelsSchema } from '@nimio/domain/customer/address-labels.schema';
import { createAddressLabels } from '@nimio/domain/customer/customer.endpoints';
import { fetchFile } from '../../../api/client';
import { downloadFile } from '../../../shared/download/download-file';
import { useErrorText } from '../../../shared/errors/error-text';
import { PortalForm } from '../../../shared/form/PortalForm';
import { usePortalForm } from '../../../shared/form/use-portal-form';
import { validateWith } from '../../../shared/form/validate-with';
import { useText } from '../../../shared/intl/use-text';
import { Actions } from '../../../shared/page/layout';
import type { Conditions } from './filters';
import { fileTimeoutMs, isTooBig } from './large-file';

interface Values {
  start: number | null;
}

const startErrors = validateWith<Values>(addressLabelsSchema.pick(['start']));

/** All customers that meet conditions, single ones, or authors of outreach profiles. */
export type Addressees = { filter: Conditions } | { profileHashes: string[] } | { outreachHashes: string[] };

interface LabelsFormProps {
  addressees: Addressees;
  count: number | undefined;
  onDone: () => void;
}

/** Prints the address labels of the customers from the first label that is free on the sheet. */
export default function LabelsForm({ addressees, count, onDone }: LabelsFormProps) {
  const { t } = useText();
  const { ofFailure } = useErrorText();
  const form = usePortalForm<Values>({
    name: 'customers.labels',
    initial: { start: 1 },
    validate: startErrors,
    neverStored: 'everything',
    failureText: (failure) =>
      isTooBig(failure)
        ? t('customerList.tooManyLabels', { most: formatNumber(mostLabels) })
        : ofFailure(failure),
  });
  const print = async ({ start }: Values) => {
    const body = { ...addressees, start: start ?? 1 };
    const { name, content } = await fetchFile(createAddressLabels, { body, timeout: fileTimeoutMs });
    downloadFile(name, content.type, content);
  };
  const done = () => {
    toast.success(t('customerList.labelsSaved'));
    onDone();
  };
  return (
    <PortalForm form={form} onSubmit={form.save(print, done)} aria-label={t('customerList.labels')}>
      {count !== undefined && <Text>{t('customerList.labelsCount', { count: formatNumber(count) })}</Text>}
      <Text>{t('customerList.labelsBody')}</Text>
      <NumberField
        {...form.field('start')}
        label={t('customerList.firstLabel')}
        description={t('customerList.firstLabelHint')}
        minValue={1}
        maxValue={labelsPerSheet}
        isRequired
      />
      <Actions>
        <Button type="submit" isPending={form.isSubmitting}>
          {t('customerList.print')}
        </Button>
        <Button variant="quiet" onPress={onDone}>
          {t('customerList.cancel')}
        </Button>
      </Actions>
    </PortalForm>
  );
}
