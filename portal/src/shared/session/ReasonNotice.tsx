import { Notice } from '@nimio/design-system';
import { type PlainMessageId, useText } from '../intl/use-text';
import { Above } from '../page/layout';

/** The reasons of a redirect (`?reason=`), and their texts. */
const reasons: Record<string, { text: PlainMessageId; tone: 'info' | 'warning' | 'danger' }> = {
  sessionExpired: { text: 'login.sessionExpired', tone: 'info' },
  strongAuthCancelled: { text: 'login.strongAuthCancelled', tone: 'info' },
  strongAuthFailed: { text: 'login.strongAuthFailed', tone: 'danger' },
  strongAuthUnavailable: { text: 'login.strongAuthUnavailable', tone: 'warning' },
};

/** Why the visitor was sent to this page; nothing without a known reason. */
export function ReasonNotice({ reason }: { reason: string | null }) {
  const { t } = useText();
  const known = reason !== null && Object.hasOwn(reasons, reason) ? reasons[reason] : undefined;
  if (!known) return null;
  return (
    <Above>
      <Notice tone={known.tone} role="status">
        <p>{t(known.text)}</p>
      </Notice>
    </Above>
  );
}
