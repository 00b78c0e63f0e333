import { LinkButton, Section, TextLink } from '@nimio/design-system';
import { canBeRaised } from '@nimio/domain/taxation/proposal';
import { formatPercent } from '../../../shared/intl/percent';
import { useText } from '../../../shared/intl/use-text';
import { Actions } from '../../../shared/page/layout';
import { useProfile } from '../../../shared/session/use-session';
import { useToday } from '../../../shared/settings/use-today';
import { CurrentRate } from './CurrentRate';
import { viewOf } from './taxation-view';

/** The taxation among the other details, with the ways to the page on which it is changed. */
export function TaxSummary() {
  const { t } = useText();
  const profile = useProfile();
  const today = useToday();
  const { taxation } = profile;
  const { proposedTaxRate } = taxation;
  const view = viewOf(profile, taxation, today);
  return (
    <Section
      id="taxation"
      title={t('taxation.title')}
      actions={<TextLink href="/settings/tax">{t('taxation.page')}</TextLink>}
    >
      <CurrentRate taxation={taxation} view={view} />
      {view.pending === 'card' && <p>{t('taxation.cardPending')}</p>}
      {view.pending === 'rate' && (
        <p>{t('taxation.ratePending', { rate: formatPercent(proposedTaxRate ?? 0) })}</p>
      )}
      {!view.pending && (
        <Actions>
          <LinkButton href="/settings/tax#tax-card" variant="second" size="sm">
            {t('taxation.cardTitle')}
          </LinkButton>
          {canBeRaised(taxation, today) && (
            <TextLink href="/settings/tax#tax-raise">{t('taxation.raise')}</TextLink>
          )}
        </Actions>
      )}
    </Section>
  );
}
