import { Page, PageHead, SideNav, type SideNavItem, SideNavLayout } from '@nimio/design-system';
import { isCreator } from '@nimio/domain/profile/profile-roles';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useText } from '../../shared/intl/use-text';
import { isActing } from '../../shared/session/is-acting';
import { useMe, useProfile } from '../../shared/session/use-session';
import { useSettingsTitle } from '../../shared/session/use-settings-title';

interface SettingsLayoutProps {
  /** The page's heading. */
  title: string;
  /** The menu item of the open page or of the visible section. */
  current: string;
  /** The menu items of sections with errors. */
  wrong?: readonly string[];
  children: ReactNode;
}

/** Template C: the menu of the settings next to one of its pages; on a phone `?open=true` shows the menu instead. */
export function SettingsLayout({ title, current, wrong = [], children }: SettingsLayoutProps) {
  const { t } = useText();
  const menuLabel = useSettingsTitle();
  const profile = useProfile();
  const [search] = useSearchParams();
  const isOfOther = isActing(useMe());
  const isMenuOpen = search.get('open') === 'true';
  const item = (href: string, label: string): SideNavItem => ({
    href,
    label,
    ...(wrong.includes(href) && { error: t('settings.hasError') }),
  });
  const groups = [
    ...(isMenuOpen ? [[item('/', t('settings.home'))]] : []),
    [
      item('/settings#contract', t('settings.contract')),
      item('/settings#basic', t('settings.basic')),
      ...(isCreator(profile) ? [item('/settings#authorNames', t('settings.authorNames'))] : []),
      item('/settings#other', t('settings.other')),
    ],
    [
      item('/settings/bank', t('bank.title')),
      item('/settings/tax', t('taxation.title')),
      item('/settings/email', t('preferences.mailings')),
    ],
    [
      item('/settings/access', t(isOfOther ? 'settings.accessOfOther' : 'settings.access')),
      item('/settings/log', t(isOfOther ? 'settings.logOfOther' : 'settings.log')),
    ],
  ];
  return (
    <Page>
      <PageHead title={title} />
      <SideNavLayout
        menu={<SideNav label={menuLabel} groups={groups} currentHref={current} />}
        backHref="/settings?open=true"
        backLabel={t(isOfOther ? 'settings.menuOfOther' : 'settings.menu')}
        isMenuOpen={isMenuOpen}
      >
        {children}
      </SideNavLayout>
    </Page>
  );
}
