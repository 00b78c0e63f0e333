import { Button, Flex, Typography } from '@strapi/design-system';
import { useFetchClient, useForm, useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import { useMessages } from '../language.js';
import type { ActionProps } from '../refused-actions.js';
import { useResponse } from '../use-response.js';
import { isToBeSent, type NewsletterFields, rolesOf } from './newsletter.js';

/** The number of addresses that an announcement would be sent to now. */
export function Recipients({ announcement }: { announcement: NewsletterFields }) {
  const { t } = useMessages();
  const response = useResponse<{ total: number }>(
    `/nimio/newsletter/recipients?roles=${rolesOf(announcement)}`,
  );
  if (response.state === 'loading') return null;
  return (
    <Typography tag="p" fontWeight="bold">
      {response.state === 'there'
        ? t('nimio.newsletter.recipients').replace('{count}', String(response.value.total))
        : t('nimio.newsletter.recipientsFailed')}
    </Typography>
  );
}

function TestButton({ documentId }: { documentId: string }) {
  const { t } = useMessages();
  const { post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const [isSending, setSending] = useState(false);
  const send = async (): Promise<void> => {
    setSending(true);
    try {
      const { data } = await post<{ email: string }>(`/nimio/newsletter/${documentId}/test`);
      toggleNotification({
        type: 'success',
        message: t('nimio.newsletter.tested').replace('{email}', data.email),
      });
    } catch {
      toggleNotification({ type: 'danger', message: t('nimio.newsletter.testFailed') });
    }
    setSending(false);
  };
  return (
    <>
      <Button variant="secondary" loading={isSending} onClick={() => void send()}>
        {t('nimio.newsletter.test')}
      </Button>
      <Typography tag="p" variant="pi" textColor="neutral600">
        {t('nimio.newsletter.testAbout')}
      </Typography>
    </>
  );
}

/** Shows next to the form of an announcement that will be sent to how many it goes, and sends a test. */
export function NewsletterPanel({ model, documentId }: ActionProps) {
  const { t } = useMessages();
  const announcement = useForm('NewsletterPanel', ({ values }) => values as NewsletterFields);
  if (!isToBeSent(model, announcement)) return null;
  return {
    title: t('nimio.newsletter'),
    content: (
      <Flex direction="column" alignItems="stretch" gap={3}>
        <Recipients announcement={announcement} />
        <Typography tag="p">{t('nimio.newsletter.about')}</Typography>
        {documentId && <TestButton documentId={documentId} />}
      </Flex>
    ),
  };
}
