import { Button, Text, TextField, toast } from '@nimio/design-system';
import { createAccount } from '@nimio/domain/account/account.endpoints';
import { invitationSchema } from '@nimio/domain/account/account.schema';
import { call } from '../../../api/client';
import { revalidate } from '../../../api/use-endpoint';
import { focusAfter } from '../../../shared/action/focus-after';
import { PortalForm } from '../../../shared/form/PortalForm';
import { usePortalForm } from '../../../shared/form/use-portal-form';
import { validateWith } from '../../../shared/form/validate-with';
import { useText } from '../../../shared/intl/use-text';

const validate = validateWith(invitationSchema.pick(['username', 'email']));

interface InvitationFormProps {
  profileHash: string;
  /** The customer's own address, to which the invitation usually goes. */
  email: string | null;
}

/** Creates an account for the customer; the link in the e-mail sets the first password. */
export function InvitationForm({ profileHash, email }: InvitationFormProps) {
  const { t } = useText();
  const form = usePortalForm({ name: 'invitation', initial: { username: '', email: email ?? '' }, validate });
  const save = form.save(async (values) => {
    const moveFocus = focusAfter(form.formRef.current ?? document.body);
    await call(createAccount, { body: { profileHash, ...values } });
    toast.success(t('staff.invited'));
    await revalidate(`/profiles/${profileHash}/`);
    // The account has replaced the form.
    moveFocus();
  });
  return (
    <PortalForm form={form} onSubmit={save} aria-label={t('staff.login')}>
      <Text>{t('staff.noAccount')}</Text>
      <TextField {...form.field('username')} label={t('staff.username')} autoComplete="off" />
      <TextField {...form.field('email')} label={t('staff.email')} type="email" autoComplete="off" />
      <Button type="submit" variant="second" isPending={form.isSubmitting}>
        {t('staff.invite')}
      </Button>
    </PortalForm>
  );
}
