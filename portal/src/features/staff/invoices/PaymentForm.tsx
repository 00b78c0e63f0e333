import { Button, formatDate, Section, TextField, toast } from '@nimio/design-system';
import { finnishDay } from '@nimio/domain/calendar/finnish-day';
import { payInvoice } from '@nimio/domain/invoice/invoice.endpoints';
import { invoicePaymentSchema } from '@nimio/domain/invoice/invoice.schema';
import { call } from '../../../api/client';
import { invalidate } from '../../../api/use-endpoint';
import { PortalForm } from '../../../shared/form/PortalForm';
import { dayOnTheWire } from '../../../shared/form/typed-day';
import { usePortalForm } from '../../../shared/form/use-portal-form';
import { validateWith } from '../../../shared/form/validate-with';
import { useText } from '../../../shared/intl/use-text';
import { Measure } from '../../../shared/page/layout';
import { useToday } from '../../../shared/settings/use-today';

interface PaymentValues {
  paidOn: string;
}
const paymentBody = ({ paidOn }: PaymentValues) => ({ paidOn: dayOnTheWire(paidOn) });
const paymentErrors = validateWith<PaymentValues>(invoicePaymentSchema, paymentBody);
const paymentTexts = {
  'paidOn.required': 'invoices.paidOnWrong',
  'paidOn.dayInvalid': 'invoices.paidOnWrong',
} as const;

interface PaymentFormProps {
  hash: string;
  onReload: () => Promise<unknown>;
}

/** Marks the invoice paid, by default today. */
export function PaymentForm({ hash, onReload }: PaymentFormProps) {
  const { t } = useText();
  const form = usePortalForm<PaymentValues>({
    name: `invoice.payment.${hash}`,
    initial: { paidOn: formatDate(finnishDay(useToday())) },
    validate: paymentErrors,
    texts: paymentTexts,
    neverStored: 'everything',
  });
  const save = form.save(
    async (values) => {
      await call(payInvoice, { params: { hash }, body: paymentBody(values) });
      await Promise.all([onReload(), invalidate('/invoices?'), invalidate('/accountings/distributions')]);
    },
    () => toast.success(t('invoices.paid')),
  );
  return (
    <Section id="payment" title={t('invoices.payment')}>
      <PortalForm form={form} onSubmit={save} aria-label={t('invoices.payment')}>
        <Measure>
          <TextField
            {...form.field('paidOn')}
            label={t('invoices.paidOn')}
            width="10rem"
            autoComplete="off"
          />
        </Measure>
        <Button type="submit" isPending={form.isSubmitting}>
          {t('invoices.pay')}
        </Button>
      </PortalForm>
    </Section>
  );
}
