import { BarList, formatNumber, Heading, Section, Text, ToggleButtonGroup } from '@nimio/design-system';
import { exclusiveGroup, type LibraryGroup, libraryGroups } from '@nimio/domain/loan/library-groups';
import type { LoanRow } from '@nimio/domain/loan/loan.types';
import { totalsByFormat, type WorkLoans } from '@nimio/domain/loan/statistics';
import { useText } from '../../../shared/intl/use-text';
import { SideBySide } from '../../../shared/page/frame-layout';
import { Above } from '../../../shared/page/layout';
import { useLoanLabels } from './use-loan-labels';

interface LoansByPlaceProps {
  year: number;
  /** Of all groups of libraries. */
  rows: readonly LoanRow[];
  /** Of the shown groups. */
  works: readonly WorkLoans[];
  groups: readonly LibraryGroup[];
  onGroups: (groups: string[]) => void;
}

/** The own share by group of libraries, of which the reader chooses those that the page shows, and by format. */
export function LoansByPlace({ year, rows, works, groups, onGroups }: LoansByPlaceProps) {
  const { t } = useText();
  const labels = useLoanLabels();
  const shareIn = (group: LibraryGroup) =>
    rows.reduce((sum, { libGroup, share }) => (libGroup === group ? sum + share : sum), 0);
  const bar = (id: string, label: string, share: number) => {
    const n = Math.round(share);
    return { id, label, value: share, figure: t('loanYears.loans', { n, count: formatNumber(n) }) };
  };
  const largestFirst = (a: { value: number }, b: { value: number }) => b.value - a.value;
  return (
    <Section id="places" title={t('statistics.places')}>
      <Above>
        <ToggleButtonGroup
          label={t('statistics.groups')}
          value={groups}
          onChange={onGroups}
          options={libraryGroups.map((id) => ({
            id,
            label: t(`shareSum.group.${id}`),
            isExclusive: id === exclusiveGroup,
          }))}
        />
      </Above>
      <Text tone="muted">{t('statistics.exclusive')}</Text>
      <SideBySide>
        <div>
          <Heading level={3}>{t('statistics.shareByGroup', { year })}</Heading>
          <BarList
            label={t('statistics.shareByGroup', { year })}
            items={libraryGroups
              .map((id) => bar(id, t(`shareSum.group.${id}`), shareIn(id)))
              .sort(largestFirst)}
          />
        </div>
        <div>
          <Heading level={3}>{t('statistics.shareByFormat')}</Heading>
          <BarList
            label={t('statistics.shareByFormat')}
            items={totalsByFormat(works)
              .map(({ type, share }) => bar(type, labels.type({ type }), share))
              .sort(largestFirst)}
          />
        </div>
      </SideBySide>
    </Section>
  );
}
