import { formatNumber, Notice } from '@nimio/design-system';
import { useText } from '../../shared/intl/use-text';
import { isSocietys, type Mailbox } from '../../shared/messages/mailbox';
import { Above } from '../../shared/page/layout';

interface EmailMissingProps {
  mailbox: Mailbox;
  /** The number of recipients without a notice by e-mail. */
  count: number;
}

/** Says that the message was sent, but some recipients get no notice by e-mail. */
export function EmailMissing({ mailbox, count }: EmailMissingProps) {
  const { t } = useText();
  return (
    <Above>
      <Notice tone="warning" role="status">
        <p>
          {isSocietys(mailbox)
            ? t('compose.emailMissingTo', { n: count, count: formatNumber(count) })
            : t('compose.emailMissing')}
        </p>
      </Notice>
    </Above>
  );
}
