import { Page, PageHead, SideNav, type SideNavItem, SideNavLayout } from '@nimio/design-system';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useText } from '../../shared/intl/use-text';
import { isActing } from '../../shared/session/is-acting';
import { useMe } from '../../shared/session/use-session';
import { useSettingsTitle } from '../../shared/session/use-settings-title';

interface SettingsLayoutProps {
  /** The page's heading. */
  title: string;
  /** The menu item of the open page. */
  current: string;
  children: ReactNode;
}

/** Template C: the pages of the settings next to one of them; on a phone `?open=true` shows the menu instead. */
export function SettingsLayout({ title, current, children }: SettingsLayoutProps) {
  const { t } = useText();
  const menuLabel = useSettingsTitle();
  const [search] = useSearchParams();
  const isOfOther = isActing(useMe());
  const isMenuOpen = search.get('open') === 'true';
  const item = (href: string, label: string): SideNavItem => ({ href, label });
  const groups = [
    ...(isMenuOpen ? [[item('/', t('settings.home'))]] : []),
    [
      item('/settings', menuLabel),
      item('/settings/bank', t('bank.title')),
      item('/settings/tax', t('taxation.title')),
      item('/settings/email', t('preferences.mailings')),
    ],
    [
      item('/settings/access', t(isOfOther ? 'settings.accessOfOther' : 'settings.access')),
      item('/settings/log', t(isOfOther ? 'settings.logOfOther' : 'settings.log')),
      // Only the holder of the data may request them.
      ...(isOfOther ? [] : [item('/settings/log#data-export', t('settings.export'))]),
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
