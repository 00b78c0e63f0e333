import {
  DescriptionList,
  Disclosure,
  formatCents,
  Heading,
  Notice,
  Text,
  VisuallyHidden,
} from '@nimio/design-system';
import { withhold } from '@nimio/domain/taxation/rate';
import { yearInFinland } from '@nimio/domain/taxation/tax-year';
import type { Taxation } from '@nimio/domain/taxation/taxation.types';
import type { ReactNode } from 'react';
import { formatPercent } from '../../../shared/intl/percent';
import { useText } from '../../../shared/intl/use-text';
import { Figure, Remark } from '../../../shared/page/layout';
import { useToday } from '../../../shared/settings/use-today';
import type { TaxationView } from './taxation-view';

interface CurrentRateProps {
  taxation: Taxation;
  view: TaxationView;
  /** Notices that come before any explanation. */
  children?: ReactNode;
}

/** The current rate, its year, and its reason. */
export function CurrentRate({ taxation, view, children }: CurrentRateProps) {
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
      {children}
      <WorkedExample view={view} />
    </>
  );
}

/** In cents. */
const exampleAmount = 1_284_60;

function WorkedExample({ view: { effective: rate, basis, isAtSource } }: Pick<CurrentRateProps, 'view'>) {
  const { t } = useText();
  const percent = formatPercent(rate);
  const { amount, withheld, paid } = withhold(exampleAmount, rate);
  return (
    <Disclosure title={t('taxation.whatItMeans', { rate: percent })}>
      {basis !== 'known' && <p>{t('taxation.withoutData', { rate: percent })}</p>}
      <DescriptionList
        items={[
          { term: t('taxation.amount'), value: formatCents(amount) },
          {
            term: t(isAtSource ? 'taxation.atSourceAt' : 'taxation.withheldAt', { rate: percent }),
            value: formatCents(-withheld),
          },
          { term: t('taxation.paid'), value: <strong>{formatCents(paid)}</strong> },
        ]}
      />
      <p>{t('taxation.surplus')}</p>
    </Disclosure>
  );
}
