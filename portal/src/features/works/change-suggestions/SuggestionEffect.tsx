import { formatCents } from '@nimio/design-system';
import type { WorkLine } from '@nimio/domain/accounting/accounting.types';
import { reachesAccount } from '@nimio/domain/accounting/accounting-states';
import { earnedWith } from '@nimio/domain/accounting/work-earnings';
import type { ChangeSuggestion } from '@nimio/domain/change-suggestion/change-suggestion.types';
import type { WorkForEdit } from '@nimio/domain/work/work.types';
import { useText } from '../../../shared/intl/use-text';
import { ShareArrow } from '../roles/ShareArrow';
import { factsAfter, shareChange } from '../roles/share-change';

interface SuggestionEffectProps {
  work: WorkForEdit;
  suggestion: Pick<ChangeSuggestion, 'role' | 'suggestedAmount'>;
  /** What the work has earned the profile. */
  lines: readonly WorkLine[];
}

/** What accepting a suggestion does to the own share, and would have done to the newest year's remuneration. */
export function SuggestionEffect({ work, suggestion, lines }: SuggestionEffectProps) {
  const { t } = useText();
  const change = { role: suggestion.role, amount: suggestion.suggestedAmount, isAdded: false };
  // What a distribution pays for several years is no example of a year.
  const ofOneYear = lines.filter((line) => reachesAccount(line) && line.loanYears.length === 1);
  const year = Math.max(...ofOneYear.map(({ loanYears: [only = 0] }) => only));
  const example = ofOneYear.filter(({ loanYears }) => loanYears.includes(year));
  const before = example.reduce((sum, { amountInCents }) => sum + amountInCents, 0);
  const after = earnedWith(example, factsAfter(work, change));
  return (
    <>
      <p>
        <strong>
          <ShareArrow label={t('handle.yourShare')} {...shareChange(work, change)} />
        </strong>
      </p>
      {before !== after && (
        <p>{t('handle.wouldHaveEarned', { year, after: formatCents(after), before: formatCents(before) })}</p>
      )}
    </>
  );
}
