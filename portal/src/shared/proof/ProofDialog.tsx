import { Button, Divider, focusField, LinkButton, Modal, PasswordField } from '@nimio/design-system';
import { renewProof } from '@nimio/domain/session/session.endpoints';
import { useEffect } from 'react';
import { ApiError } from '../../api/api-error';
import { exchange } from '../../api/client';
import { useErrorText } from '../errors/error-text';
import { PortalForm } from '../form/PortalForm';
import { usePortalForm } from '../form/use-portal-form';
import { useText } from '../intl/use-text';
import { identificationAddress, mayProveAtBank } from '../session/identification';
import { startSession } from '../session/session';
import { useMe } from '../session/use-session';

interface ProofDialogProps {
  onProved: () => void;
  onClose: () => void;
}

/** Asks for the password of the login. A person without rights of staff may identify at the bank instead. */
export default function ProofDialog({ onProved, onClose }: ProofDialogProps) {
  const { t } = useText();
  const me = useMe();
  return (
    <Modal isOpen onClose={onClose} title={t('proof.title')}>
      <p>{t('proof.lead')}</p>
      <PasswordForm onProved={onProved} />
      {mayProveAtBank(me) && <BankWay />}
    </Modal>
  );
}

const empty = { password: '' };

function PasswordForm({ onProved }: Pick<ProofDialogProps, 'onProved'>) {
  const { t } = useText();
  const { ofFailure } = useErrorText();
  const form = usePortalForm({
    name: 'proof',
    initial: empty,
    // Without the schema, whose library the page may not have loaded.
    validate: ({ password }) => (password === '' ? { password: 'required' } : {}),
    texts: {
      'password.required': 'proof.passwordRequired',
      'password.invalidPassword': 'proof.passwordWrong',
    },
    neverStored: 'everything',
    failureText: (failure) =>
      failure instanceof ApiError && failure.code === 'invalidPassword'
        ? t('proof.passwordWrong')
        : ofFailure(failure),
  });
  useEffect(() => focusField('password'), []);
  const prove = async (body: typeof empty) => {
    const { data, servedAt } = await exchange(renewProof, { body });
    await startSession(data, servedAt);
  };
  return (
    <PortalForm form={form} onSubmit={form.save(prove, onProved)}>
      <PasswordField
        {...form.field('password')}
        label={t('proof.password')}
        autoComplete="current-password"
      />
      <Button type="submit" isWide isPending={form.isSubmitting}>
        {t('proof.submit')}
      </Button>
    </PortalForm>
  );
}

function BankWay() {
  const { t, language } = useText();
  return (
    <>
      <Divider level={3}>{t('proof.or')}</Divider>
      <p>{t('proof.bankHint')}</p>
      <LinkButton variant="second" isWide href={identificationAddress(language, 'proof')}>
        {t('proof.bank')}
      </LinkButton>
    </>
  );
}
