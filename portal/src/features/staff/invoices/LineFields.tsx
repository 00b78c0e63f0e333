import { Button, Card, FieldGroup, Heading, TextField } from '@nimio/design-system';
import { mostLines } from '@nimio/domain/invoice/invoice.schema';
import type { PortalForm } from '../../../shared/form/use-portal-form';
import { useRows } from '../../../shared/form/use-rows';
import { useText } from '../../../shared/intl/use-text';
import { Around } from '../../../shared/page/layout';
import { emptyLine, type InvoiceValues } from './invoice.form';

/** The lines of an invoice; the only one cannot be removed. */
export function LineFields({ form }: { form: PortalForm<InvoiceValues> }) {
  const { t } = useText();
  const { rows, add, addRef } = useRows(form, 'lines', emptyLine);
  const isFull = rows.length >= mostLines;
  return (
    <>
      <Heading level={2}>{t('invoices.lines')}</Heading>
      {rows.map(({ fieldOf, remove }, at) => {
        const n = String(at + 1);
        return (
          <Card
            // The rows have no identity beyond their order.
            // biome-ignore lint/suspicious/noArrayIndexKey: the fields are controlled.
            key={at}
            title={t('invoices.line', { n })}
            actions={
              rows.length > 1 && (
                <Button
                  variant="quiet"
                  size="sm"
                  aria-label={t('invoices.removeLineNamed', { n })}
                  onPress={remove}
                >
                  {t('invoices.removeLine')}
                </Button>
              )
            }
          >
            <TextField {...fieldOf('text')} label={t('invoices.text')} />
            <FieldGroup>
              <TextField
                {...fieldOf('cents')}
                label={t('invoices.euros')}
                inputMode="decimal"
                width="11rem"
              />
              <TextField
                {...fieldOf('vatHundredths')}
                label={t('invoices.vat')}
                description={t('invoices.vatHint')}
                inputMode="decimal"
                width="7rem"
              />
            </FieldGroup>
          </Card>
        );
      })}
      <Around>
        <Button
          ref={addRef}
          variant="second"
          size="sm"
          onPress={add}
          disabledReason={isFull && t('invoices.full', { max: String(mostLines) })}
        >
          {t('invoices.addLine')}
        </Button>
      </Around>
    </>
  );
}
