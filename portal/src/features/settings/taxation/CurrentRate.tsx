import { Heading, Notice, Text, VisuallyHidden } from '@nimio/design-system';
import { yearInFinland } from '@nimio/domain/taxation/tax-year';
import type { Taxation } from '@nimio/domain/taxation/taxation.types';
import { formatPercent } from '../../../shared/intl/percent';
import { useText } from '../../../shared/intl/use-text';
import { Figure, Remark } from '../../../shared/page/frame-layout';
import { useToday } from '../../../shared/settings/use-today';
import { TaxMeaning } from './TaxMeaning';
import type { TaxationView } from './taxation-view';

interface CurrentRateProps {
  taxation: Taxation;
  view: TaxationView;
}

/** The current rate, its year, its reason, and what it means in euros. */
export function CurrentRate({ taxation, view }: CurrentRateProps) {
  const { t } = useText();
  const { shown, effective, basis, isAtSource, isYearOld, next } = view;
  // Without tax data in force the rate is that of this year.
  const thisYear = yearInFinland(useToday());
  const year = basis === 'known' ? (taxation.taxYear ?? thisYear) : thisYear;
  const isExplained = basis !== 'known' || shown !== effective;
  return (
    <>
      <Figure>
        <Heading level={3} size="display">
          <VisuallyHidden>{t(isAtSource ? 'taxation.atSource' : 'taxation.withholding')} </VisuallyHidden>
          {t('taxation.percent', { rate: formatPercent(shown) })}
        </Heading>
        <div>
          <Text as="div">{t(isAtSource ? 'taxation.atSourceIn' : 'taxation.withheldIn', { year })}</Text>
          <Text as="div" tone="muted">
            {t(`taxation.basis_${basis}`)}
          </Text>
          {basis === 'known' && taxation.taxType && (
            <Text as="div">{t(`taxation.type_${taxation.taxType}`)}</Text>
          )}
          {next && (
            <Text as="div">{t('taxation.next', { year: next.year, rate: formatPercent(next.rate) })}</Text>
          )}
        </div>
      </Figure>
      {isExplained && (
        <Remark>
          <Notice tone="warning" title={t('taxation.now', { rate: formatPercent(effective) })}>
            {basis === 'known' && <p>{t('taxation.nowByType')}</p>}
            {basis !== 'known' && view.pending !== 'card' && <p>{t('taxation.sendCard')}</p>}
          </Notice>
        </Remark>
      )}
      {isYearOld && basis === 'known' && (
        <Remark>
          <Notice tone="warning" title={t('taxation.oldTitle', { year })}>
            <p>{t('taxation.old')}</p>
          </Notice>
        </Remark>
      )}
      {view.wasDeclined && (
        <Remark>
          <Notice
            tone="danger"
            title={t(taxation.proposedTaxRate === null ? 'taxation.declinedCard' : 'taxation.declinedRate')}
          >
            <p>{t('taxation.declinedReason', { reason: taxation.proposalReason ?? '' })}</p>
          </Notice>
        </Remark>
      )}
      <TaxMeaning rate={effective} />
    </>
  );
}
