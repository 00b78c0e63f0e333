import { Flex, Typography } from '@strapi/design-system';
import { useForm } from '@strapi/strapi/admin';
import { useEffect } from 'react';
import { useMessages } from '../language.js';
import type { ActionProps, DocumentAction } from '../refused-actions.js';
import { Recipients } from './NewsletterPanel.js';
import { isToBeSent, type NewsletterFields } from './newsletter.js';

/** The part of Strapi's description of publishing that is replaced. */
interface Publishing {
  onClick: () => Promise<unknown>;
}

/** Strapi's shortcut for publishing, Ctrl or Cmd with Shift and Enter, would not ask. */
function useNoShortcut(isOff: boolean): void {
  useEffect(() => {
    if (!isOff) return undefined;
    const stop = (event: KeyboardEvent): void => {
      const isShortcut = event.key === 'Enter' && event.shiftKey && (event.ctrlKey || event.metaKey);
      if (isShortcut) event.stopImmediatePropagation();
    };
    window.addEventListener('keydown', stop, { capture: true });
    return () => window.removeEventListener('keydown', stop, { capture: true });
  }, [isOff]);
}

/** Strapi's publishing, which asks first if the announcement will be sent as a newsletter. */
export function confirmSending(publish: DocumentAction): DocumentAction {
  function Publish(props: ActionProps): object | null {
    const { t } = useMessages();
    const announcement = useForm('PublishNewsletter', ({ values }) => values as NewsletterFields);
    const isSent = isToBeSent(props.model, announcement);
    useNoShortcut(isSent);
    const described = publish(props) as Publishing | null;
    if (!described || !isSent) return described;
    return {
      ...described,
      onClick: () => Promise.resolve(),
      dialog: {
        type: 'dialog',
        title: t('nimio.newsletter.confirmTitle'),
        content: (
          <Flex direction="column" gap={3}>
            <Typography tag="p" textAlign="center">
              {t('nimio.newsletter.confirm')}
            </Typography>
            <Recipients announcement={announcement} />
          </Flex>
        ),
        confirmLabel: t('nimio.newsletter.publish'),
        onConfirm: described.onClick,
      },
    };
  }
  return Object.assign(Publish, { type: publish.type, position: publish.position });
}
