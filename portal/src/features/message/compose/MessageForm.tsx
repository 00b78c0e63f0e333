import { Button, TextArea, TextField } from '@nimio/design-system';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { PortalForm } from '../../../shared/form/PortalForm';
import type { PortalForm as State } from '../../../shared/form/use-portal-form';
import { useText } from '../../../shared/intl/use-text';
import { Actions } from '../../../shared/page/layout';
import { useSettings } from '../../../shared/settings/use-settings';
import type { MessageValues } from './message.form';

interface MessageFormProps {
  form: State<MessageValues>;
  onSubmit: (event: FormEvent) => unknown;
  /** The name of the form. */
  label: string;
  /** The recipients, when they can be chosen. */
  receivers?: ReactNode;
  /** Discards the message. */
  onCancel?: () => void;
  /** Whether the form was just opened and takes the focus. */
  takesFocus?: boolean;
}

/** Title and text of a message, which do not change while it is sent. */
export function MessageForm(props: MessageFormProps) {
  const { form, onSubmit, label, receivers, onCancel, takesFocus = false } = props;
  const { t } = useText();
  const { messageCharacters } = useSettings().limits;
  useFocusAtFirst(form, takesFocus);
  return (
    <PortalForm form={form} onSubmit={onSubmit} aria-label={label}>
      {receivers}
      <TextField
        {...form.field('title')}
        label={t('compose.title')}
        width="36rem"
        isRequired
        isReadOnly={form.isSubmitting}
      />
      <TextArea
        {...form.field('message')}
        label={t('compose.message')}
        maxLength={messageCharacters}
        rows={8}
        isRequired
        isReadOnly={form.isSubmitting}
      />
      <Actions>
        <Button type="submit" isPending={form.isSubmitting}>
          {t('compose.send')}
        </Button>
        {onCancel && (
          <Button variant="quiet" onPress={onCancel}>
            {t('compose.cancel')}
          </Button>
        )}
      </Actions>
    </PortalForm>
  );
}

function useFocusAtFirst({ formRef }: State<MessageValues>, takesFocus: boolean): void {
  const isDue = useRef(takesFocus);
  useEffect(() => {
    if (isDue.current) formRef.current?.querySelector<HTMLElement>('input')?.focus();
    isDue.current = false;
  }, [formRef]);
}
