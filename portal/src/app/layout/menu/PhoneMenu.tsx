import {
  Badge,
  Drawer,
  DrawerNote,
  DrawerSection,
  LockIcon,
  type MenuEntry,
  TextLink,
} from '@nimio/design-system';
import { useLocation } from 'react-router';
import { languageNames } from '../../../shared/intl/language-names';
import { useSetLanguage } from '../../../shared/intl/use-set-language';
import { useText } from '../../../shared/intl/use-text';
import { isBlocked } from '../../../shared/session/is-blocked';
import type { Member } from '../../../shared/session/session-store';
import { useLogOut } from '../../../shared/session/use-log-out';
import { useMember } from '../../../shared/session/use-session';
import { useSettingsTitle } from '../../../shared/session/use-settings-title';
import { useTasks } from '../../../shared/tasks/use-tasks';
import { setTheme, themes, useTheme } from '../../../shared/theme/use-theme';
import { type NavPage, useNavigation } from './navigation';
import { useStaffNavigation } from './staff-navigation';
import { useSwitchProfile } from './use-profile-actions';
import { useStaffEntries } from './use-staff-entries';
import { WhyLocked } from './WhyLocked';

interface PhoneMenuProps {
  onClose: () => void;
  onChooseCustomer: () => void;
}

/** The menu on phones: pages, settings, profiles, language, log out. */
export default function PhoneMenu({ onClose, onChooseCustomer }: PhoneMenuProps) {
  const { t } = useText();
  const member = useMember();
  const logOut = useLogOut();
  return (
    <Drawer isOpen onClose={onClose} title={t('frame.menu')}>
      {member && !isBlocked(member.me) && (
        <MemberSections member={member} onChooseCustomer={onChooseCustomer} />
      )}
      <Languages />
      <Themes />
      <DrawerSection>
        {member ? (
          <button type="button" onClick={logOut}>
            {t('frame.logOut')}
          </button>
        ) : (
          <TextLink href="/login">{t('frame.logIn')}</TextLink>
        )}
      </DrawerSection>
    </Drawer>
  );
}

function MemberSections({ member, onChooseCustomer }: { member: Member; onChooseCustomer: () => void }) {
  const { t } = useText();
  const pages = useNavigation();
  const ofStaff = useStaffNavigation();
  const staff = useStaffEntries(member, onChooseCustomer);
  const settings = useSettingsTitle();
  const { profiles } = member.me;
  const { openEverywhere: open } = useTasks();
  return (
    <>
      <DrawerSection>
        {ofStaff ? (
          [...ofStaff.pages, ...ofStaff.more].map((page) => <PageLink key={page.href} {...page} />)
        ) : (
          <>
            <PageLink
              href="/"
              label={t('frame.home')}
              count={{ value: open, text: t('frame.openItems', { n: open }) }}
            />
            {pages.map((page) =>
              page.missing.length > 0 ? (
                <LockedPage key={page.href} {...page} />
              ) : (
                <PageLink key={page.href} {...page} />
              ),
            )}
          </>
        )}
        <PageLink href="/settings" label={settings} />
        <PageLink href="/password" label={t('frame.password')} />
      </DrawerSection>
      {profiles.length > 1 && <Profiles profiles={profiles} />}
      {staff.length > 0 && <StaffSection entries={staff} />}
    </>
  );
}

function PageLink({ href, label, count }: Pick<NavPage, 'href' | 'label' | 'count'>) {
  const { pathname } = useLocation();
  return (
    <TextLink href={href} {...(href === pathname && { 'aria-current': 'page' as const })}>
      {label}
      {count?.value !== undefined && count.value > 0 && <Badge value={count.value} text={count.text} />}
    </TextLink>
  );
}

/** Shows directly what the masthead shows in a popover. */
function LockedPage({ label, missing }: NavPage) {
  return (
    <DrawerNote icon={<LockIcon />} title={label}>
      <WhyLocked missing={missing} />
    </DrawerNote>
  );
}

function StaffSection({ entries }: { entries: readonly MenuEntry[] }) {
  return (
    <DrawerSection>
      {entries.map(({ id, label, href, onAction }) =>
        href === undefined ? (
          <button key={id} type="button" onClick={onAction}>
            {label}
          </button>
        ) : (
          <PageLink key={id} href={href} label={label} />
        ),
      )}
    </DrawerSection>
  );
}

/** A page of profiles is easier to use than a long menu. */
const mostProfiles = 5;

function Profiles({ profiles }: Pick<Member['me'], 'profiles'>) {
  const { t } = useText();
  const switchTo = useSwitchProfile();
  const isCut = profiles.length > mostProfiles;
  const shown = profiles.filter(({ isCurrent }, at) => !isCut || isCurrent === 1 || at < mostProfiles);
  return (
    <DrawerSection>
      {shown.map((profile) => (
        <button
          key={profile.hash}
          type="button"
          aria-current={profile.isCurrent === 1 ? 'true' : undefined}
          onClick={() => switchTo(profile)}
        >
          {profile.listName}
        </button>
      ))}
      {isCut && <PageLink href="/profiles" label={t('frame.allProfiles')} />}
    </DrawerSection>
  );
}

function Themes() {
  const { t } = useText();
  const theme = useTheme();
  return (
    <DrawerSection>
      {themes.map((one) => (
        <button
          key={one}
          type="button"
          aria-current={one === theme ? 'true' : undefined}
          onClick={() => setTheme(one)}
        >
          {t(`frame.theme_${one}`)}
        </button>
      ))}
    </DrawerSection>
  );
}

function Languages() {
  const { language } = useText();
  const setLanguage = useSetLanguage();
  return (
    <DrawerSection>
      {languageNames.map(({ id, label }) => (
        <button
          key={id}
          type="button"
          lang={id}
          aria-current={id === language ? 'true' : undefined}
          onClick={() => setLanguage(id)}
        >
          {label}
        </button>
      ))}
    </DrawerSection>
  );
}
