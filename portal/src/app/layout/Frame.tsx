import { Masthead, Notice, Wrap } from '@nimio/design-system';
import { lazy, Suspense, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { openItems, portalChecklist } from '../../shared/checklist/portal-checklist';
import { useText } from '../../shared/intl/use-text';
import { ToolRow } from '../../shared/page/layout';
import { useMember } from '../../shared/session/use-session';
import { settings } from '../../shared/settings/settings';
import { GuestTools } from './GuestTools';
import { isHeldUp, useNavigation } from './navigation';
import { PageFooter } from './PageFooter';
import { SessionEnd } from './SessionEnd';
import { useIsOnline } from './use-is-online';

const MemberTools = lazy(() => import('./MemberTools'));
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
  // The masthead hides its tools on a phone; only a child without a style of its own is surely hidden.
  const tools = (
    <div>
      <ToolRow>
        {member && !isHeldUp(member.me) ? (
          <Suspense>
            <MemberTools member={member} missing={missing} />
          </Suspense>
        ) : (
          <GuestTools isMember={member !== undefined} />
        )}
      </ToolRow>
    </div>
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
