import { Button, Checkbox, DescriptionList, TextField, toast } from '@nimio/design-system';
import { register } from '@nimio/domain/session/session.endpoints';
import { type IdentificationPurpose, registrationSchema } from '@nimio/domain/session/session.schema';
import type { RegistrationInfo } from '@nimio/domain/session/session.types';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '../../../api/api-error';
import { exchange } from '../../../api/client';
import { type ContactWay, missingContact } from '../../../shared/contact/missing-contact';
import { PortalForm } from '../../../shared/form/PortalForm';
import { usePortalForm } from '../../../shared/form/use-portal-form';
import { useText } from '../../../shared/intl/use-text';
import { late } from '../../../shared/page/late';
import { pageAfter } from '../../../shared/session/identification';
import { startSession } from '../../../shared/session/session';
import type { ReadableTerms, useTerms } from '../../../shared/terms/use-terms';
import { NewPasswordFields, useMissingText } from '../new-password/NewPasswordFields';
import { missingOf } from '../new-password/new-password';
import { IdentifyAgain } from './IdentifyAgain';
import { emptyRegistration, type RegisterValues, registerErrors, registrationOf } from './register.form';

const TermsModal = late(() => import('./TermsModal'));
const ContactDialog = late(() => import('../../../shared/contact/ContactDialog'));
const lateParts = [ContactDialog];

interface RegisterFormProps {
  auth: string;
  purpose: IdentificationPurpose | undefined;
  person: RegistrationInfo;
  /** The version in force, which the checkbox accepts. */
  terms: ReturnType<typeof useTerms> & { shown: ReadableTerms };
}

export function RegisterForm(props: RegisterFormProps) {
  const { person, terms, purpose } = props;
  const { t } = useText();
  const [reading, setReading] = useState<'terms' | 'newTerms'>();
  const missingText = useMissingText();
  const { form, submit, confirmation } = useRegistration(props);
  useNewVersion(terms.shown.version, () => {
    form.setValues({ hasAcceptedDisclaimer: false });
    setReading('newTerms');
  });
  const missing = missingText(missingOf(form.values));
  return (
    <>
      <Person person={person} />
      <PortalForm
        form={form}
        onSubmit={submit}
        lateParts={lateParts}
        failureNotice={isExpired(form.failure) && <IdentifyAgain purpose={purpose} />}
      >
        <TextField
          {...form.field('username')}
          label={t('register.username')}
          description={t('register.usernameHint')}
          autoComplete="username"
          spellCheck="false"
          isRequired
        />
        <TextField
          {...form.field('email')}
          label={t('register.email')}
          description={t('register.contactHint')}
          type="email"
          autoComplete="email"
        />
        <TextField
          {...form.field('phone')}
          label={t('register.phone')}
          type="tel"
          autoComplete="tel"
          width="16rem"
        />
        <NewPasswordFields form={form} isFirst />
        <Checkbox {...form.field('hasAcceptedDisclaimer')} isRequired>
          {t('register.accept')}
        </Checkbox>
        <p>
          <Button variant="quiet" onPress={() => setReading('terms')}>
            {t('register.readTerms')}
          </Button>
        </p>
        <Button type="submit" isPending={form.isSubmitting} disabledReason={missing}>
          {t('register.submit')}
        </Button>
      </PortalForm>
      {reading && (
        <TermsModal terms={terms} areNew={reading === 'newTerms'} onClose={() => setReading(undefined)} />
      )}
      {confirmation && (
        <ContactDialog
          {...confirmation}
          title={t(`register.without_${confirmation.missing}`)}
          consequence={t(`register.without_${confirmation.missing}_body`)}
          confirmLabel={t('register.goOn')}
        />
      )}
    </>
  );
}

function Person({ person }: { person: RegistrationInfo }) {
  const { t } = useText();
  return (
    <>
      <p>{t('register.fromIdentification')}</p>
      <DescriptionList
        items={[
          { term: t('register.firstName'), value: person.given_name },
          { term: t('register.lastName'), value: person.family_name },
          { term: t('register.code'), value: person.personal_identity_code },
        ]}
      />
    </>
  );
}

const isExpired = (failure: unknown) => failure instanceof ApiError && failure.code === 'registrationExpired';

/** Accepting one version of the terms does not accept the next. */
function useNewVersion(version: string, onNew: () => void) {
  const [known, setKnown] = useState(version);
  if (version === known) return;
  setKnown(version);
  onNew();
}

/** The form, and the question whether to continue with only one contact detail. */
function useRegistration({ auth, purpose, person, terms }: RegisterFormProps) {
  const { t } = useText();
  const navigate = useNavigate();
  const [missingWay, setMissingWay] = useState<ContactWay>();
  const errorsOf = registerErrors(auth, terms.shown);
  const form = usePortalForm<RegisterValues>({
    name: 'register',
    initial: emptyRegistration(person.username),
    validate: errorsOf,
    texts: {
      'username.required': 'register.usernameRequired',
      'password.required': 'register.passwordRequired',
      'repeat.required': 'register.repeatRequired',
      'phone.phoneInvalid': 'register.phoneInvalid',
    },
    checkOnBlur: ['password', 'repeat'],
    // Drafts need a profile, which does not exist yet; leaving is still confirmed.
    neverStored: ['password', 'repeat'],
  });
  const registerWith = async (values: RegisterValues) => {
    const body = registrationSchema.cast({ ...registrationOf(auth, terms.shown)(values), purpose });
    const { data, servedAt } = await exchange(register, { body }).catch(async (error: unknown) => {
      if (error instanceof ApiError && error.code === 'termsOutdated') await terms.reload();
      throw error;
    });
    await startSession(data, servedAt);
  };
  const send = form.save(registerWith, () => {
    toast.success(t('register.done'));
    void navigate(pageAfter(purpose), { replace: true, state: { hasJustRegistered: true } });
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isValid = Object.keys(errorsOf(form.values)).length === 0;
    const missing = missingContact(form.values);
    if (isValid && missing) setMissingWay(missing);
    else void send(event);
  };
  const confirmation = missingWay && {
    missing: missingWay,
    onConfirm: () => {
      setMissingWay(undefined);
      void send();
    },
    onCancel: () => setMissingWay(undefined),
  };
  return { form, submit, confirmation };
}
