import { EntryList, Section, Skeleton, Text } from '@nimio/design-system';
import { listMessages } from '@nimio/domain/message/message.endpoints';
import type { ListedMessage } from '@nimio/domain/message/message.types';
import { useEndpoint } from '../../../api/use-endpoint';
import { useText } from '../../../shared/intl/use-text';
import { LoadFailure } from '../../../shared/page/LoadFailure';
import type { CustomerSectionProps } from './section-props';

/** Messages from and to the customer, the newest first. */
export function MessagesSection({ customer }: Pick<CustomerSectionProps, 'customer'>) {
  const { t } = useText();
  const { hash: profileHash } = customer.profile;
  const { data, error, reload } = useEndpoint(listMessages, {
    params: { profileHash },
    query: { limit: 50, offset: 0 },
  });
  const kindOf = ({ sentByAdmin, adminHasRead, userHasRead }: ListedMessage) => {
    if (sentByAdmin === 0) return adminHasRead === 1 ? 'customer.fromCustomer' : 'customer.unread';
    return userHasRead === 1 ? 'customer.readByCustomer' : 'customer.notReadByCustomer';
  };
  return (
    <Section id="messages" title={t('customer.messages')} heading="margin">
      {data ? (
        data.messages.length === 0 ? (
          <Text tone="muted">{t('customer.messagesNone')}</Text>
        ) : (
          <EntryList
            aria-label={t('customer.messages')}
            moreLabel={t('customer.moreMessages')}
            step={5}
            items={data.messages.map((message) => ({
              id: message.hash,
              title: message.title,
              href: `/message/${message.hash}`,
              date: message.created,
              kind: t(kindOf(message)),
              isNew: message.sentByAdmin === 0 && message.adminHasRead === 0,
            }))}
          />
        )
      ) : error ? (
        <LoadFailure error={error} onRetry={reload} />
      ) : (
        <Skeleton lines={4} />
      )}
    </Section>
  );
}
