import { Notice } from '@nimio/design-system';
import { type PlainMessageId, useText } from '../intl/use-text';
import { Above } from '../page/layout';

/** The reasons of a redirect (`?reason=`), and their texts. */
type Reasons = Record<string, { text: PlainMessageId; tone: 'info' | 'success' | 'warning' | 'danger' }>;

const reasons: Reasons = {
  sessionExpired: { text: 'login.sessionExpired', tone: 'info' },
  strongAuthCancelled: { text: 'login.strongAuthCancelled', tone: 'info' },
  strongAuthFailed: { text: 'login.strongAuthFailed', tone: 'danger' },
  strongAuthUnavailable: { text: 'login.strongAuthUnavailable', tone: 'warning' },
};

interface ReasonNoticeProps {
  reason: string | null;
  /** Those that lead to this page only. */
  ofPage?: Reasons;
}

/** Why the visitor was sent to this page; nothing without a known reason. */
export function ReasonNotice({ reason, ofPage = {} }: ReasonNoticeProps) {
  const { t } = useText();
  const all = { ...reasons, ...ofPage };
  const known = reason !== null && Object.hasOwn(all, reason) ? all[reason] : undefined;
  if (!known) return null;
  return (
    <Above>
      <Notice tone={known.tone} role="status">
        <p>{t(known.text)}</p>
      </Notice>
    </Above>
  );
}
