import { Button, Checkbox, Section, toast } from '@nimio/design-system';
import { acceptTerms } from '@nimio/domain/terms/terms.endpoints';
import { useSearchParams } from 'react-router';
import { ApiError } from '../../api/api-error';
import { call } from '../../api/client';
import { PortalForm } from '../../shared/form/PortalForm';
import { usePortalForm } from '../../shared/form/use-portal-form';
import { useText } from '../../shared/intl/use-text';
import { Apart } from '../../shared/page/frame-layout';
import { Actions } from '../../shared/page/layout';
import { checkSession } from '../../shared/session/session';
import { useLogOut } from '../../shared/session/use-log-out';
import { useReturn } from '../../shared/session/use-return';
import type { ReadableTerms } from '../../shared/terms/use-terms';

interface AcceptTermsFormProps {
  terms: ReadableTerms;
  /** Called when a newer text has come into force. */
  onStale: () => unknown;
}

const initial = { accepted: false };

/** Loaded only for users who have to accept, since most only read the terms. */
export default function AcceptTermsForm({ terms, onStale }: AcceptTermsFormProps) {
  const { t } = useText();
  const logOut = useLogOut();
  const goBack = useReturn(useSearchParams()[0].get('to'));
  const form = usePortalForm({
    name: 'terms',
    initial,
    validate: ({ accepted }) => (accepted ? {} : { accepted: 'disclaimerRequired' }),
    neverStored: 'everything',
  });
  const accept = async () => {
    try {
      await call(acceptTerms, { body: { version: terms.version, language: terms.language } });
    } catch (error) {
      if (error instanceof ApiError && error.code === 'termsOutdated') {
        onStale();
        form.reset();
      }
      throw error;
    }
    await checkSession();
  };
  const done = () => {
    toast.success(t('terms.accepted'));
    void goBack();
  };
  return (
    <Apart>
      <Section id="accept" title={t('terms.acceptTitle')}>
        <PortalForm form={form} onSubmit={form.save(accept, done)}>
          <Checkbox {...form.field('accepted')} isRequired>
            {t('terms.accept')}
          </Checkbox>
          <Actions>
            <Button type="submit" isPending={form.isSubmitting}>
              {t('terms.submit')}
            </Button>
            <Button variant="quiet" onPress={logOut}>
              {t('terms.logOut')}
            </Button>
          </Actions>
        </PortalForm>
      </Section>
    </Apart>
  );
}
