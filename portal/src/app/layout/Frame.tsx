import {
  Badge,
  Button,
  LanguageSelector,
  MenuButton,
  TextLink,
  TopNav,
  type TopNavItem,
  Wrap,
} from '@nimio/design-system';
import { useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { isLanguage } from '../../shared/intl/language';
import { languageNames } from '../../shared/intl/language-names';
import { useSetLanguage } from '../../shared/intl/use-set-language';
import { useText } from '../../shared/intl/use-text';
import { useUnread } from '../../shared/messages/use-unread';
import { ToolRow, WholeScreen } from '../../shared/page/frame-layout';
import { late } from '../../shared/page/late';
import { useUnreadInTitle } from '../../shared/page/page-title';
import { isActing } from '../../shared/session/is-acting';
import { isBlocked } from '../../shared/session/is-blocked';
import type { Member } from '../../shared/session/session-store';
import { useLogOut } from '../../shared/session/use-log-out';
import { useIsUnreachable, useMember } from '../../shared/session/use-session';
import { MaintenanceNotice } from '../../shared/settings/MaintenanceNotice';
import { useSettings } from '../../shared/settings/use-settings';
import { useTasks } from '../../shared/tasks/use-tasks';
import { AccessEnded } from './AccessEnded';
import { Acting } from './Acting';
import { LeaveConfirmation } from './LeaveConfirmation';
import { isWithin, type NavPage, useNavigation } from './menu/navigation';
import { ProfileMenu } from './menu/ProfileMenu';
import { tasksOn, useStaffNavigation } from './menu/staff-navigation';
import { WhyLocked } from './menu/WhyLocked';
import { PageFooter } from './PageFooter';
import { SessionEnd } from './SessionEnd';
import { useIsOnline } from './use-is-online';

const PhoneMenu = late(() => import('./menu/PhoneMenu'));
const CustomerModal = late(() => import('./customers/CustomerModal'));
/** The masthead has reserved its place. */
const StaffSearch = late(() => import('../staff/StaffSearch'), {
  texts: ['staff'],
  fallback: () => null,
  isOptional: true,
});

/** TopNav and footer around a page. */
export function Frame() {
  const member = useMember();
  const [isChoosing, setChoosing] = useState(false);
  return (
    <WholeScreen>
      <Top onChooseCustomer={() => setChoosing(true)} />
      <Wrap>
        <MaintenanceNotice />
        {member && <AccessEnded />}
      </Wrap>
      <Outlet />
      <PageFooter />
      {isChoosing && <CustomerModal onClose={() => setChoosing(false)} />}
      {member && <SessionEnd />}
      <LeaveConfirmation />
    </WholeScreen>
  );
}

function Top({ onChooseCustomer }: { onChooseCustomer: () => void }) {
  const member = useMember();
  const { openEverywhere } = useTasks();
  const { portalName, logo } = useSettings();
  const { pathname } = useLocation();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const ofCustomer = useNavigation();
  const ofStaff = useStaffNavigation();
  const pages = ofStaff?.pages ?? ofCustomer;
  const unread = useUnread();
  useUnreadInTitle(unread);
  const current = pages.find((page) => isWithin(page, pathname))?.href;
  const choose = () => {
    setMenuOpen(false);
    onChooseCustomer();
  };
  // The masthead hides its tools on phones, which only works for children without a style of their own.
  const tools = (
    <div>
      <ToolRow>
        {member && !isBlocked(member.me) ? (
          <>
            <LanguageMenu />
            <ProfileMenu member={member} onChooseCustomer={choose} />
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
        {...useStaffTools(pathname)}
        {...useBand(member)}
        onOpenMenu={() => setMenuOpen(true)}
        isMenuOpen={isMenuOpen}
        warningCount={ofStaff?.tasks ?? openEverywhere}
      />
      {isMenuOpen && <PhoneMenu onClose={() => setMenuOpen(false)} onChooseCustomer={choose} />}
    </>
  );
}

/** What only staff have in the masthead: a search, and a menu of more pages. */
function useStaffTools(pathname: string) {
  const { t } = useText();
  const { more = [] } = useStaffNavigation() ?? {};
  if (more.length === 0) return {};
  const tasks = tasksOn(more);
  return {
    note: t('frame.staff'),
    search: <StaffSearch />,
    more: (
      <MenuButton
        label={
          <>
            {t('frame.more')} {tasks > 0 && <Badge value={tasks} text={t('frame.openItems', { n: tasks })} />}
          </>
        }
        items={more.map((page) => ({
          id: page.href,
          label: page.label,
          href: page.href,
          isCurrent: isWithin(page, pathname),
          ...(page.count?.value !== undefined && { count: { ...page.count, value: page.count.value } }),
        }))}
      />
    ),
  };
}

/** Notices on every page: problems of the portal, and the profile that the user acts for. */
function useBand(member: Member | undefined) {
  const { t } = useText();
  const trouble = useTrouble();
  const acting = member && isActing(member.me) ? member : undefined;
  if (!trouble && !acting) return {};
  const isWarning = trouble !== undefined || (acting && acting.me.rights.length > 0);
  return {
    band: (
      <>
        {trouble && <div role="status">{t(trouble)}</div>}
        {acting && <Acting member={acting} />}
      </>
    ),
    bandTone: isWarning ? ('warning' as const) : ('accent' as const),
  };
}

/** Notices about current problems of the portal. */
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

/** Language, login and logout, for users who cannot open other pages yet. */
function GuestTools({ isMember }: { isMember: boolean }) {
  const { t, language } = useText();
  const setLanguage = useSetLanguage();
  const logOut = useLogOut();
  return (
    <>
      <LanguageSelector
        label={t('frame.languages')}
        options={languageNames}
        value={language}
        onChange={(id) => isLanguage(id) && setLanguage(id)}
      />
      {isMember ? (
        <Button variant="quiet" onPress={logOut}>
          {t('frame.logOut')}
        </Button>
      ) : (
        <TextLink href="/login">{t('frame.logIn')}</TextLink>
      )}
    </>
  );
}

function LanguageMenu() {
  const { t, language } = useText();
  const setLanguage = useSetLanguage();
  const current = languageNames.find(({ id }) => id === language);
  return (
    <MenuButton
      prefix={t('frame.language')}
      label={current?.label}
      items={languageNames.map(({ id, label }) => ({
        id,
        label,
        lang: id,
        isCurrent: id === language,
        onAction: () => setLanguage(id),
      }))}
    />
  );
}
