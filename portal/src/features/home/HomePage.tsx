import { Columns, Notice, Page } from '@nimio/design-system';
import { isOpen } from '@nimio/domain/profile/tasks';
import { useText } from '../../shared/intl/use-text';
import { Centred } from '../../shared/page/frame-layout';
import { late } from '../../shared/page/late';
import { Above } from '../../shared/page/layout';
import { usePageTitle } from '../../shared/page/page-title';
import { useArrival } from '../../shared/page/use-arrival';
import { WaitingNotices } from '../../shared/payment/WaitingNotices';
import { isAtOverview, isAtWork } from '../../shared/session/is-acting';
import { useMe, useProfile } from '../../shared/session/use-session';
import { useTasks } from '../../shared/tasks/use-tasks';
import { Announcements } from './Announcements';
import { CustomerHead } from './CustomerHead';
import { Messages } from './Messages';
import { ToDo } from './ToDo';

const StaffHome = late(() => import('./staff/StaffHome'), { texts: ['staff'] });

const RepresentativeHome = late(() => import('./representative/RepresentativeHome'), { texts: ['profiles'] });

/** The home page: that of a customer, the overview of a representative, or the worklist of staff. */
export function HomePage() {
  const me = useMe();
  if (isAtWork(me)) return <StaffHome />;
  return isAtOverview(me) ? <RepresentativeHome /> : <CustomerHome />;
}

/** To-do list, news, and pending suggestions. */
function CustomerHome() {
  const { t } = useText();
  const { hash, isBeingChecked } = useProfile();
  const state = useArrival() as { hasJustRegistered?: boolean } | null;
  const [first] = useTasks().tasks.filter(isOpen);
  usePageTitle(t('home.title'));
  return (
    <Page>
      <CustomerHead />
      {state?.hasJustRegistered && isBeingChecked === 0 && (
        <Centred>
          <Above>
            <Notice tone="success" title={t('home.registeredTitle')}>
              <p>{t('home.registeredBody')}</p>
            </Notice>
          </Above>
        </Centred>
      )}
      {isBeingChecked === 1 && (
        <Centred>
          <Above>
            <Notice tone="info" title={t('home.beingCheckedTitle')}>
              <p>{t('home.beingCheckedBody')}</p>
            </Notice>
          </Above>
        </Centred>
      )}
      <Centred>
        <WaitingNotices isContractShown={first?.id === 'contract'} />
      </Centred>
      <Columns>
        <ToDo />
        <Announcements />
        <Messages key={hash} />
      </Columns>
    </Page>
  );
}
