import { Masthead, Notice, Wrap } from '@nimio/design-system';
import { lazy, Suspense, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { openItems, portalChecklist } from '../../shared/checklist/portal-checklist';
import { useText } from '../../shared/intl/use-text';
import { useMember } from '../../shared/session/use-session';
import { settings } from '../../shared/settings/settings';
import { LanguageMenu } from './LanguageMenu';
import { LockedWorks } from './LockedWorks';
import { LoginLink } from './LoginLink';
import { useNavigation } from './navigation';
import { PageFooter } from './PageFooter';
import { ProfileMenu } from './ProfileMenu';
import { SessionEnd } from './SessionEnd';
import { useIsOnline } from './use-is-online';

const PhoneMenu = lazy(() => import('./PhoneMenu'));

/** Masthead and footer around a page. */
export function Frame() {
  const { t } = useText();
  const member = useMember();
  const isOnline = useIsOnline();
  return (
    <>
      <Top />
      {!isOnline && (
        <Wrap>
          <Notice tone="warn" role="status">
            <p>{t('frame.offline')}</p>
          </Notice>
        </Wrap>
      )}
      <Outlet />
      <PageFooter />
      {member && <SessionEnd />}
    </>
  );
}

function Top() {
  const member = useMember();
  const { pathname } = useLocation();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const { nav, missing } = useNavigation();
  const current = nav.find(({ href }) => pathname === href || pathname.startsWith(`${href}/`))?.href;
  const tools = (
    <>
      {missing.length > 0 && <LockedWorks missing={missing} />}
      <LanguageMenu />
      {member ? <ProfileMenu {...member} /> : <LoginLink />}
    </>
  );
  return (
    <>
      <Masthead
        brand={settings().portalName}
        nav={nav}
        {...(current !== undefined && { currentHref: current })}
        tools={tools}
        onOpenMenu={() => setMenuOpen(true)}
        isMenuOpen={isMenuOpen}
        warningCount={member ? openItems(portalChecklist(member.me.profile)) : 0}
      />
      {isMenuOpen && (
        <Suspense>
          <PhoneMenu onClose={() => setMenuOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
