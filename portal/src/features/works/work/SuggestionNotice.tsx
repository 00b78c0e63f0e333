import { LinkButton, Notice } from '@nimio/design-system';
import type { WorkLine } from '@nimio/domain/accounting/accounting.types';
import type { ChangeSuggestion } from '@nimio/domain/change-suggestion/change-suggestion.types';
import type { WorkForEdit } from '@nimio/domain/work/work.types';
import { useText } from '../../../shared/intl/use-text';
import { Above } from '../../../shared/page/layout';
import { SuggestionEffect } from '../change-suggestions/SuggestionEffect';

interface SuggestionNoticeProps {
  work: WorkForEdit;
  /** Those for this work that wait for the profile's answer, the oldest first. */
  suggestions: readonly ChangeSuggestion[];
  lines: readonly WorkLine[];
}

/** The oldest suggestion with its effect, and the link to answer all of them. */
export function SuggestionNotice({ work, suggestions, lines }: SuggestionNoticeProps) {
  const { t } = useText();
  const [oldest] = suggestions;
  if (!oldest) return null;
  const { role, amount, suggestedAmount } = oldest;
  return (
    <Above>
      <Notice
        tone="info"
        title={t(`work.suggested_${role}`, {
          name: oldest.suggesterName || t('work.privateSuggester'),
          now: amount ?? 0,
          then: suggestedAmount,
        })}
        action={
          <LinkButton href={`/works/${work.isbn}/handlesuggestions`}>
            {t('work.answer', { n: suggestions.length })}
          </LinkButton>
        }
      >
        <SuggestionEffect work={work} suggestion={oldest} lines={lines} />
        {suggestions.length > 1 && <p>{t('work.moreSuggestions', { n: suggestions.length - 1 })}</p>}
      </Notice>
    </Above>
  );
}
