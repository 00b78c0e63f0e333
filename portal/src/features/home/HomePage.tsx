import { Columns, DateText, formatNumber, Notice, Page, TitlePage } from '@nimio/design-system';
import { finnishDay } from '@nimio/domain/calendar/finnish-day';
import { useLocation } from 'react-router';
import { useText } from '../../shared/intl/use-text';
import { Above, Centred } from '../../shared/page/layout';
import { usePageTitle } from '../../shared/page/page-title';
import { useProfile } from '../../shared/session/use-session';
import { useSettings } from '../../shared/settings/use-settings';
import { Announcements } from './Announcements';
import { Messages } from './Messages';
import { ToDo } from './ToDo';

/** What is to be done, what is new, and what waits for an answer. */
export function HomePage() {
  const { t } = useText();
  const { hash, profileName, worksCount } = useProfile();
  const state = useLocation().state as { hasJustRegistered?: boolean } | null;
  usePageTitle(t('home.title'));
  return (
    <Page>
      <TitlePage
        title={profileName}
        facts={t('home.works', { n: worksCount, count: formatNumber(worksCount) })}
        next={useNextDistribution()}
      />
      {state?.hasJustRegistered && (
        <Centred>
          <Above>
            <Notice tone="success" title={t('home.registeredTitle')}>
              <p>{t('home.registeredBody')}</p>
            </Notice>
          </Above>
        </Centred>
      )}
      <Columns>
        <ToDo />
        <Announcements />
        <Messages key={hash} />
      </Columns>
    </Page>
  );
}

/** When money comes next and for what, as the society has set it. */
function useNextDistribution() {
  const { t } = useText();
  const today = finnishDay(new Date());
  const next = useSettings().distributions.find(({ date }) => date >= today);
  if (!next) return undefined;
  return (
    <span>
      {t('home.nextDistribution')} <DateText date={next.date} />
      {next.pays && t('home.pays', { what: next.pays })}
    </span>
  );
}
