import { type ReactNode, useState } from 'react';
import { action } from 'storybook/actions';
import { styled } from 'styled-components';
import { NowProvider } from '../../src/date-text/NowProvider';
import { Drawer, DrawerNote, DrawerSection } from '../../src/drawer/Drawer';
import { Footer } from '../../src/footer/Footer';
import { LockIcon } from '../../src/icons/icons';
import { MenuButton } from '../../src/menu-button/MenuButton';
import { Page } from '../../src/page/Page';
import { ProfileMenu } from '../../src/profile-menu/ProfileMenu';
import { TextLink } from '../../src/text-link/TextLink';
import { TopNav, type TopNavItem } from '../../src/top-nav/TopNav';
import { screenTexts } from './screen.texts';
import { useSpoken } from './spoken';

interface ScreenProps {
  /** The page that is open, when it is one of the main menu. */
  current?: '/works' | '/messages';
  /** Unread messages. */
  unread?: number;
  /** How many things wait for the person. */
  open?: number;
  /** Address and bank account are missing: the list of works cannot be entered yet. */
  isLocked?: boolean;
  children: ReactNode;
}

const now = new Date('2026-11-21T12:00:00Z');

/** Masthead, page and footer, as around every page; all of it from the library, with made-up data. */
export function Screen({ current, unread = 0, open = 0, isLocked, children }: ScreenProps) {
  const t = useSpoken(screenTexts);
  const [isMenuOpen, setMenuOpen] = useState(false);
  const pages: TopNavItem[] = [
    isLocked ? { label: t.works, locked: <WhyLocked /> } : { href: '/works', label: t.works },
    { href: '/statistics', label: t.statistics },
    { href: '/accounting', label: t.payments },
    { href: '/messages', label: t.messages, count: { value: unread, text: t.unread } },
  ];
  return (
    <WholeScreen>
      <TopNav
        brand="Nimiö"
        nav={pages}
        {...(current && { currentHref: current })}
        tools={<Tools />}
        onOpenMenu={() => setMenuOpen(true)}
        isMenuOpen={isMenuOpen}
        warningCount={open}
      />
      <Drawer isOpen={isMenuOpen} onClose={() => setMenuOpen(false)} title={t.menu}>
        <DrawerSection>
          {pages.map((page) =>
            'locked' in page ? (
              // There is room to say at once what the masthead says when it is pressed.
              <DrawerNote key={page.label} icon={<LockIcon />} title={page.label}>
                {page.locked}
              </DrawerNote>
            ) : (
              <TextLink
                key={page.href}
                href={page.href}
                {...(page.href === current && { 'aria-current': 'page' as const })}
              >
                {page.label}
              </TextLink>
            ),
          )}
        </DrawerSection>
        <DrawerSection>
          <TextLink href="/settings">{t.settings}</TextLink>
          <TextLink href="/password">{t.password}</TextLink>
        </DrawerSection>
      </Drawer>
      <Page>
        <NowProvider now={now}>{children}</NowProvider>
      </Page>
      <Footer
        colophon={
          <>
            <em>Nimiö</em> · Helsinki
          </>
        }
      >
        <TextLink href="/terms">{t.terms}</TextLink>
        <TextLink href="/privacy">{t.privacy}</TextLink>
        <span>
          {t.service}{' '}
          <TextLink href="tel:+358912345678" isUnbroken>
            09 1234 5678
          </TextLink>
        </span>
      </Footer>
    </WholeScreen>
  );
}

function WhyLocked() {
  const t = useSpoken(screenTexts);
  return (
    <>
      <p>{t.worksLocked}</p>
      <p>
        <TextLink href="/settings">{t.addAddress}</TextLink>
      </p>
      <p>
        <TextLink href="/settings/bank">{t.addBankAccount}</TextLink>
      </p>
    </>
  );
}

function Tools() {
  const t = useSpoken(screenTexts);
  const languages = [
    { id: 'fi', label: 'Suomi' },
    { id: 'sv', label: 'Svenska' },
    { id: 'en', label: 'English' },
  ];
  return (
    <>
      <MenuButton
        prefix={t.languagePrefix}
        label={t.language}
        items={languages.map((item) => ({ ...item, lang: item.id, isCurrent: item.label === t.language }))}
      />
      <ProfileMenu
        name="Inka Vuorela"
        profiles={[
          { id: 'own', name: 'Inka Vuorela', isCurrent: true },
          { id: 'estate', name: 'Vuorelan kuolinpesä' },
        ]}
        settingsHref="/settings"
        passwordHref="/password"
        onChoose={action('choose profile')}
        onLogOut={action('log out')}
      />
    </>
  );
}

/** The footer of a short page stands at the lower edge. */
const WholeScreen = styled.div`
  min-height: 100dvh;
`;
