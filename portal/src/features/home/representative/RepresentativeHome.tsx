import { Columns, formatCents, formatNumber, Page, Section, TitlePage } from '@nimio/design-system';
import type { ProfileTotals } from '@nimio/domain/profile/overview.types';
import { useText } from '../../../shared/intl/use-text';
import { Placeholder } from '../../../shared/page/frame-layout';
import { usePageTitle } from '../../../shared/page/page-title';
import { useMe, useProfile } from '../../../shared/session/use-session';
import { useToday } from '../../../shared/settings/use-today';
import { firstView, useOverviews } from '../../../shared/tasks/use-overviews';
import { useTasks } from '../../../shared/tasks/use-tasks';
import { Announcements } from '../Announcements';
import { Messages } from '../Messages';
import { ToDo } from '../ToDo';
import { unknownSum, useDay, useNextDay } from '../use-pay-day';
import { ProfilesTable } from './ProfilesTable';

/** The Home of those who look after others: which profile needs something, and what reaches their accounts. */
export default function RepresentativeHome() {
  const { t } = useText();
  const { hash } = useProfile();
  // The own profile is not one of those that the user looks after.
  const count = useMe().profiles.length - 1;
  const { data, isPrevious, error } = useOverviews(firstView);
  const totals = isPrevious ? undefined : data;
  const { open, deathReports } = useTasks();
  usePageTitle(t('home.title'));
  return (
    <Page>
      <Head count={count} totals={totals} hasFailed={error !== undefined} />
      <Section
        id="profiles"
        title={t('profiles.represented')}
        remark={<Remark count={count} totals={totals} hasFailed={error !== undefined} />}
      >
        <ProfilesTable caption={t('profiles.represented')} count={count} />
      </Section>
      <Columns>
        {open + deathReports > 0 && <ToDo />}
        <Announcements />
        <Messages key={hash} title={t('profiles.ownMessages')} />
      </Columns>
    </Page>
  );
}

interface TotalsProps {
  count: number;
  /** Undefined while they are loading, and when they could not be read. */
  totals: ProfileTotals | undefined;
  hasFailed: boolean;
}

function Head({ count, totals, hasFailed }: TotalsProps) {
  const { t } = useText();
  const { profileName } = useProfile();
  const day = useDay();
  const today = useToday();
  const nextDay = useNextDay();
  const n = totals?.profiles ?? count;
  const represent = t('profiles.represent', { n, count: formatNumber(n) });
  const arrives = (date: string) => `${represent} ${t('profiles.arrives', { n, day: day(date) })}`;
  const sum = () => {
    if (totals?.payDate)
      return { lead: arrives(totals.payDate), value: formatCents(totals.payDateNetInCents) };
    if (totals) return nextDay && { lead: `${represent} ${nextDay.lead}`, value: nextDay.value };
    if (hasFailed) return { ...unknownSum, lead: represent };
    return { ...unknownSum, lead: <Placeholder>{arrives(today.toISOString())}</Placeholder> };
  };
  const known = sum();
  return <TitlePage title={profileName} sum={known} facts={!known && represent} />;
}

/** How many profiles have something to do, and for a few how to do it. */
function Remark({ count, totals, hasFailed }: TotalsProps) {
  const { t } = useText();
  const text = (n: number) =>
    [
      t('profiles.withTasks', { n, count: formatNumber(n) }),
      ...(count > 10 ? [] : [t('profiles.openHint')]),
    ].join(' ');
  if (totals) return text(totals.withTasks);
  return hasFailed ? null : <Placeholder>{text(1)}</Placeholder>;
}
