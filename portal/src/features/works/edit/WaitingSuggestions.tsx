import { Notice, TextLink } from '@nimio/design-system';
import type { WorkForEdit } from '@nimio/domain/work/work.types';
import { useText } from '../../../shared/intl/use-text';
import { Above } from '../../../shared/page/layout';

/** Links to pending suggestions for deals that the profile owns. */
export function WaitingSuggestions({ stored }: { stored: WorkForEdit }) {
  const { t } = useText();
  const n = (stored.authorDeal?.suggestions ?? 0) + (stored.translatorDeal?.suggestions ?? 0);
  if (n === 0) return null;
  return (
    <Above>
      <Notice
        tone="info"
        actions={
          <TextLink href={`/works/${stored.isbn}/handlesuggestions`}>{t('edit.handleSuggestions')}</TextLink>
        }
      >
        <p>{t('edit.hasSuggestions', { n })}</p>
      </Notice>
    </Above>
  );
}
