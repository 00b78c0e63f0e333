import { formatNumber, Notice } from '@nimio/design-system';
import { useText } from '../../shared/intl/use-text';
import { isSocietys, type Mailbox } from '../../shared/messages/mailbox';
import { Above } from '../../shared/page/layout';

interface EmailMissingProps {
  mailbox: Mailbox;
  /** How many are told nothing by e-mail. */
  count: number;
}

/** The message is there, but somebody will not be told of it by e-mail: no error, but good to know. */
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
