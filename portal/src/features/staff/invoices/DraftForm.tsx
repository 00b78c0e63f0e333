import { Notice, toast } from '@nimio/design-system';
import { finnishDay } from '@nimio/domain/calendar/finnish-day';
import {
  deleteInvoice,
  getInvoice,
  sendInvoice,
  updateInvoice,
} from '@nimio/domain/invoice/invoice.endpoints';
import type { Invoice } from '@nimio/domain/invoice/invoice.types';
import { languages } from '@nimio/domain/schema';
import { useNavigate } from 'react-router';
import { ApiError } from '../../../api/api-error';
import { call, exchange } from '../../../api/client';
import { invalidate } from '../../../api/use-endpoint';
import { AsyncButton } from '../../../shared/action/AsyncButton';
import { ConfirmButton } from '../../../shared/action/ConfirmButton';
import { ConflictChoice } from '../../../shared/conflict/ConflictChoice';
import type { Stored } from '../../../shared/conflict/save-version';
import { type OpenConflict, useVersionedForm } from '../../../shared/conflict/use-versioned-form';
import { discardUnsaved } from '../../../shared/form/unsaved';
import { useText } from '../../../shared/intl/use-text';
import { useSettings } from '../../../shared/settings/use-settings';
import { useToday } from '../../../shared/settings/use-today';
import { InvoiceForm } from './InvoiceForm';
import { type InvoiceValues, invoiceBody, invoiceFormOptions, invoiceValues } from './invoice.form';
import { SentInvoice } from './SentInvoice';

interface DraftFormProps {
  stored: Stored<Invoice>;
  onStored: (stored: Invoice, etag: string | undefined) => Promise<unknown>;
  onReload: () => Promise<unknown>;
}

/**
 * Edits, sends or deletes a draft. A refused action is shown, with what is stored now. What is typed stays even when
 * another person has sent the draft.
 */
export function DraftForm({ stored, onStored, onReload }: DraftFormProps) {
  const { t } = useText();
  const navigate = useNavigate();
  const today = finnishDay(useToday());
  const params = { hash: stored.data.hash };
  const { form, base, save, conflict } = useVersionedForm<Invoice, InvoiceValues>({
    ...invoiceFormOptions,
    stored,
    valuesOf: invoiceValues,
    read: () => exchange(getInvoice, { params }),
    write: (values, over) =>
      exchange(updateInvoice, { params, body: invoiceBody(values), ifMatch: over.etag }),
    name: `invoice.${stored.data.hash}`,
    onStored: ({ data, etag }) => onStored(data, etag),
    onSaved: () => {
      toast.success(t('invoices.saved'));
      void invalidate('/invoices?');
    },
  });
  const orReload = async <T,>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      if (error instanceof ApiError && [409, 412].includes(error.status)) await onReload();
      throw error;
    }
  };
  const send = async () => {
    const { data, etag } = await orReload(() => exchange(sendInvoice, { params, ifMatch: base.etag }));
    await onStored(data, etag);
    await invalidate('/invoices?');
    toast.success(t('invoices.sent'));
  };
  const deleteDraft = async () => {
    await orReload(() => call(deleteInvoice, { params, ifMatch: base.etag }));
    discardUnsaved();
    toast.success(t('invoices.removed'));
    await navigate('/invoices');
    await invalidate('/invoices?');
  };
  if (stored.data.state !== 'draft' && !form.isDirty)
    return <SentInvoice invoice={stored.data} onStored={onStored} onReload={onReload} />;
  const showSent = async () => {
    await onReload();
    form.draft.drop();
    form.reset();
  };
  const wasSent = form.failure instanceof ApiError && form.failure.code === 'invoiceSent';
  const blocker = form.isDirty ? t('invoices.saveFirst') : base.data.due < today && t('invoices.dueInPast');
  return (
    <InvoiceForm
      form={form}
      onSubmit={save}
      isStored
      failureNotice={
        conflict ? (
          <InvoiceConflict conflict={conflict} />
        ) : (
          wasSent && (
            <Notice
              tone="danger"
              actions={
                <AsyncButton variant="second" action={showSent}>
                  {t('invoices.showSent')}
                </AsyncButton>
              }
            >
              <p>{form.failureText(form.failure)}</p>
            </Notice>
          )
        )
      }
    >
      <ConfirmButton
        variant={form.isDirty ? 'second' : 'primary'}
        action={send}
        title={t('invoices.sendTitle')}
        body={t('invoices.sendBody')}
        confirmLabel={t('invoices.send')}
        cancelLabel={t('invoices.cancel')}
        isDanger={false}
        disabledReason={blocker}
      >
        {t('invoices.send')}
      </ConfirmButton>
      <ConfirmButton
        variant="danger"
        action={deleteDraft}
        title={t('invoices.removeTitle')}
        body={t('invoices.removeBody')}
        confirmLabel={t('invoices.remove')}
        cancelLabel={t('invoices.cancel')}
      >
        {t('invoices.remove')}
      </ConfirmButton>
    </InvoiceForm>
  );
}

/** Both versions of concurrent changes by two members of staff. */
function InvoiceConflict({ conflict }: { conflict: OpenConflict<InvoiceValues> }) {
  const { t } = useText();
  const { compensationTypes } = useSettings();
  const shown = (name: keyof InvoiceValues, { lines, ...values }: InvoiceValues): string => {
    if (name === 'lines')
      return lines
        .map(({ text, cents, vatHundredths }) => `${text} ${cents} € (${vatHundredths} %)`)
        .join('; ');
    if (name === 'source')
      return compensationTypes.find(({ code }) => code === values.source)?.term ?? values.source;
    const language = languages.find((one) => one === values.language);
    if (name === 'language' && language) return t(`invoices.language_${language}`);
    return values[name];
  };
  return (
    <ConflictChoice
      conflict={conflict}
      label={(name) => t(`invoices.${name}`)}
      text={(name, side) => shown(name, conflict[side])}
    />
  );
}
