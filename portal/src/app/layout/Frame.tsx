import { TopNav, type TopNavItem, Wrap } from '@nimio/design-system';
import { lazy, Suspense, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { openItems, portalChecklist } from '../../shared/checklist/portal-checklist';
import { useText } from '../../shared/intl/use-text';
import { useUnread } from '../../shared/messages/use-unread';
import { ToolRow, WholeScreen } from '../../shared/page/layout';
import { useUnreadInTitle } from '../../shared/page/page-title';
import { isHeldUp } from '../../shared/session/is-held-up';
import { useIsUnreachable, useMember } from '../../shared/session/use-session';
import { MaintenanceNotice } from '../../shared/settings/MaintenanceNotice';
import { useSettings } from '../../shared/settings/use-settings';
import { GuestTools } from './GuestTools';
import { LanguageMenu } from './LanguageMenu';
import { LeaveQuestion } from './LeaveQuestion';
import { isWithin, type NavPage, useNavigation } from './navigation';
import { PageFooter } from './PageFooter';
import { ProfileMenu } from './ProfileMenu';
import { SessionEnd } from './SessionEnd';
import { useIsOnline } from './use-is-online';
import { WhyLocked } from './WhyLocked';

const PhoneMenu = lazy(() => import('./PhoneMenu'));

/** TopNav and footer around a page. */
export function Frame() {
  const member = useMember();
  return (
    <WholeScreen>
      <Top />
      <Wrap>
        <MaintenanceNotice />
      </Wrap>
      <Outlet />
      <PageFooter />
      {member && <SessionEnd />}
      <LeaveQuestion />
    </WholeScreen>
  );
}

function Top() {
  const { t } = useText();
  const member = useMember();
  const profile = member?.me.profile;
  const { portalName, logo } = useSettings();
  const trouble = useTrouble();
  const { pathname } = useLocation();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const pages = useNavigation();
  const unread = useUnread();
  useUnreadInTitle(unread);
  const current = pages.find((page) => isWithin(page, pathname))?.href;
  // The masthead hides its tools on a phone; only a child without a style of its own is surely hidden.
  const tools = (
    <div>
      <ToolRow>
        {member && !isHeldUp(member.me) ? (
          <>
            <LanguageMenu />
            <ProfileMenu {...member} />
          </>
        ) : (
          <GuestTools isMember={member !== undefined} />
        )}
      </ToolRow>
    </div>
  );
  return (
    <>
      <TopNav
        brand={portalName}
        {...(logo && { logo })}
        nav={pages.map(navItem)}
        {...(current !== undefined && { currentHref: current })}
        tools={tools}
        {...(trouble && {
          band: <span role="status">{t(trouble)}</span>,
          bandTone: 'warning' as const,
        })}
        onOpenMenu={() => setMenuOpen(true)}
        isMenuOpen={isMenuOpen}
        warningCount={(profile ? openItems(portalChecklist(profile)) : 0) + unread}
      />
      {isMenuOpen && (
        <Suspense>
          <PhoneMenu onClose={() => setMenuOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** What keeps much of the portal from working just now. */
function useTrouble(): 'frame.offline' | 'frame.unreachable' | undefined {
  const isOnline = useIsOnline();
  const isUnreachable = useIsUnreachable();
  if (!isOnline) return 'frame.offline';
  return isUnreachable ? 'frame.unreachable' : undefined;
}

const navItem = ({ href, label, missing, count }: NavPage): TopNavItem =>
  missing.length === 0
    ? { href, label, ...(count && { count }) }
    : { label, locked: <WhyLocked missing={missing} /> };
