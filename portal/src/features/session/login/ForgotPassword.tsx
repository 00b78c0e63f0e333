import { Button, focusField, Modal, Notice, TextField } from '@nimio/design-system';
import { requestPasswordChange } from '@nimio/domain/session/session.endpoints';
import { passwordChangeRequestSchema } from '@nimio/domain/session/session.schema';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { call } from '../../../api/client';
import { PortalForm } from '../../../shared/form/PortalForm';
import { usePortalForm } from '../../../shared/form/use-portal-form';
import { validateWith } from '../../../shared/form/validate-with';
import { useText } from '../../../shared/intl/use-text';

/**
 * Requests a link by e-mail address. The reply is the same for all addresses, so that it does not reveal who has an
 * account.
 */
export default function ForgotPassword({ onClose }: { onClose: () => void }) {
  const { t } = useText();
  const [isSent, setSent] = useState(false);
  return (
    <Modal isOpen onClose={onClose} title={t('forgotPassword.title')}>
      {isSent ? <Sent onClose={onClose} /> : <RequestForm onSent={() => setSent(true)} />}
    </Modal>
  );
}

function Sent({ onClose }: { onClose: () => void }) {
  const { t } = useText();
  const close = useRef<HTMLButtonElement>(null);
  // Moves the focus, which was in the replaced form, in a layout effect, before the dialog moves it to its first
  // button.
  useLayoutEffect(() => close.current?.focus(), []);
  return (
    <Notice
      tone="success"
      role="status"
      actions={
        <Button ref={close} onPress={onClose}>
          {t('forgotPassword.close')}
        </Button>
      }
    >
      <p>{t('forgotPassword.sent')}</p>
    </Notice>
  );
}

const empty = { email: '' };

function RequestForm({ onSent }: { onSent: () => void }) {
  const { t } = useText();
  const form = usePortalForm({
    name: 'forgot-password',
    initial: empty,
    validate: validateWith(passwordChangeRequestSchema),
    texts: { 'email.required': 'forgotPassword.emailRequired' },
    neverStored: 'everything',
  });
  useEffect(() => focusField('email'), []);
  const requestLink = (values: typeof empty) =>
    call(requestPasswordChange, { body: passwordChangeRequestSchema.cast(values) });
  return (
    <PortalForm form={form} onSubmit={form.save(requestLink, onSent)}>
      <p>{t('forgotPassword.lead')}</p>
      <TextField
        {...form.field('email')}
        label={t('forgotPassword.email')}
        type="email"
        autoComplete="email"
      />
      <Button type="submit" isPending={form.isSubmitting}>
        {t('forgotPassword.submit')}
      </Button>
    </PortalForm>
  );
}
