import { DescriptionList, formatCents, Money } from '@nimio/design-system';
import type { InvoiceTotals } from '@nimio/domain/invoice/vat';
import { useText } from '../../../shared/intl/use-text';
import { rateText } from './invoice.form';

/** The net, the VAT by rate, and the total. */
export function InvoiceTotalsList({ rates, netInCents, totalInCents }: InvoiceTotals) {
  const { t } = useText();
  return (
    <DescriptionList
      items={[
        { term: t('invoices.net'), value: <Money cents={netInCents} /> },
        ...rates.map(({ vatHundredths, netInCents: net, vatInCents }) => ({
          term: t('invoices.vatOf', { rate: rateText(vatHundredths), net: formatCents(net) }),
          value: <Money cents={vatInCents} />,
        })),
        {
          term: t('invoices.total'),
          value: (
            <strong>
              <Money cents={totalInCents} />
            </strong>
          ),
        },
      ]}
    />
  );
}
