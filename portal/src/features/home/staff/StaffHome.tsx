import { Columns, formatDate, Page, PageHead, Section, Skeleton, TextLink } from '@nimio/design-system';
import { useState } from 'react';
import { useText } from '../../../shared/intl/use-text';
import { NameList, WithAside } from '../../../shared/page/frame-layout';
import { LoadFailure } from '../../../shared/page/LoadFailure';
import { usePageTitle } from '../../../shared/page/page-title';
import { recentCustomers } from '../../../shared/recent-customers/recent-customers';
import { useProfile } from '../../../shared/session/use-session';
import { useToday } from '../../../shared/settings/use-today';
import { useWorklist } from '../../../shared/worklist/use-worklist';
import { Announcements } from '../Announcements';
import { Messages } from '../Messages';
import { NextPayDate } from './NextPayDate';
import { Worklist } from './Worklist';

/** The home page of staff: their worklist, then messages and announcements. */
export default function StaffHome() {
  const { t } = useText();
  const { hash } = useProfile();
  const worklist = useWorklist();
  usePageTitle(t('staffHome.title'));
  return (
    <Page>
      <PageHead title={t('staffHome.title')} lead={useLead(worklist.data?.total)} />
      <WithAside>
        {worklist.data ? (
          <Worklist items={worklist.data.records} />
        ) : worklist.error ? (
          <LoadFailure error={worklist.error} onRetry={worklist.reload} />
        ) : (
          <Skeleton lines={0} />
        )}
        <div>
          {/* When the worklist cannot be read, the announced date is still shown. */}
          {(worklist.data ?? worklist.error) && (
            <NextPayDate distribution={worklist.data?.nextDistribution ?? null} />
          )}
          <RecentCustomers />
        </div>
      </WithAside>
      <Columns>
        <Messages key={hash} />
        <Announcements />
      </Columns>
    </Page>
  );
}

/** The day, and in how many queues something waits. */
function useLead(queues: number | undefined): string {
  const { t, language } = useText();
  const today = useToday();
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'Europe/Helsinki' });
  const name = weekday.format(today);
  const day = t('staffHome.day', {
    weekday: name.slice(0, 1).toLocaleUpperCase(language) + name.slice(1),
    date: formatDate(today),
  });
  return queues === undefined ? day : `${day} ${t('staffHome.queues', { n: queues })}`;
}

/** Customers whom this member of staff opened last, in this browser. */
function RecentCustomers() {
  const { t } = useText();
  const { hash } = useProfile();
  const [recent] = useState(() => recentCustomers(hash));
  if (recent.length === 0) return null;
  return (
    <Section id="recent" title={t('staffHome.recent')}>
      <NameList>
        {recent.map((customer) => (
          <li key={customer.hash}>
            <TextLink href={`/staff/customers/${customer.hash}`}>{customer.name}</TextLink>
            {customer.number}
          </li>
        ))}
      </NameList>
    </Section>
  );
}
