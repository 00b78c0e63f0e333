import { Button, Card, FieldGroup, Heading, TextField } from '@nimio/design-system';
import { useEffect, useRef, useState } from 'react';
import type { PortalForm } from '../../../shared/form/use-portal-form';
import { useText } from '../../../shared/intl/use-text';
import { Around } from '../../../shared/page/layout';
import { type InvoiceValues, type LineValues, newLine } from './invoice.form';

type Form = PortalForm<InvoiceValues>;

/** The lines of an invoice. Adding one moves the focus to it, removing one to the button that adds. */
export function LineFields({ form }: { form: Form }) {
  const { t } = useText();
  const place = useRef<HTMLDivElement>(null);
  const [newest, setNewest] = useState<string>();
  const { lines } = form.values;
  const add = () => {
    const line = newLine();
    setNewest(line.key);
    form.setValues({ lines: [...lines, line] });
  };
  const remove = (key: string) => {
    form.setValues({ lines: lines.filter((line) => line.key !== key) });
    // A removed row cannot keep the focus.
    place.current?.querySelector('button')?.focus();
  };
  return (
    <>
      <Heading level={2}>{t('invoices.lines')}</Heading>
      {lines.map((line, at) => (
        <Line
          key={line.key}
          form={form}
          at={at}
          takesFocus={line.key === newest}
          {...(lines.length > 1 && { onRemove: () => remove(line.key) })}
        />
      ))}
      <Around ref={place}>
        <Button variant="second" size="sm" onPress={add}>
          {t('invoices.addLine')}
        </Button>
      </Around>
    </>
  );
}

interface LineProps {
  form: Form;
  /** Its index. */
  at: number;
  /** Whether the row was just added. */
  takesFocus: boolean;
  /** Missing for the only row. */
  onRemove?: () => void;
}

function Line({ form, at, takesFocus, onRemove }: LineProps) {
  const { t } = useText();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) place.current?.querySelector('input')?.focus();
  }, [takesFocus]);
  const fieldOf = (column: keyof Omit<LineValues, 'key'>) => {
    const name = `lines.${at}.${column}`;
    return {
      name,
      value: form.values.lines[at]?.[column] ?? '',
      onChange: (typed: string) =>
        form.setValues(({ lines }) => ({
          lines: lines.map((line, index) => (index === at ? { ...line, [column]: typed } : line)),
        })),
      error: form.summary.find((one) => one.name === name)?.text,
      autoComplete: 'off',
    };
  };
  const n = String(at + 1);
  return (
    <div ref={place}>
      <Card
        title={t('invoices.line', { n })}
        actions={
          onRemove && (
            <Button
              variant="quiet"
              size="sm"
              aria-label={t('invoices.removeLineNamed', { n })}
              onPress={onRemove}
            >
              {t('invoices.removeLine')}
            </Button>
          )
        }
      >
        <TextField {...fieldOf('text')} label={t('invoices.text')} />
        <FieldGroup>
          <TextField {...fieldOf('cents')} label={t('invoices.euros')} inputMode="decimal" width="11rem" />
          <TextField
            {...fieldOf('vatHundredths')}
            label={t('invoices.vat')}
            inputMode="decimal"
            width="7rem"
          />
        </FieldGroup>
      </Card>
    </div>
  );
}
