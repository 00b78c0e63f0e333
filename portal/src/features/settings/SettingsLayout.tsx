import { Page, PageHead, SideMenu, SideMenuLayout } from '@nimio/design-system';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useText } from '../../shared/intl/use-text';

interface SettingsLayoutProps {
  /** The page's heading. */
  title: string;
  /** The menu's item of the open page or of the section in view. */
  current: string;
  children: ReactNode;
}

/** Template C: the menu of the settings beside one of their pages; on a phone `?open=true` shows the menu instead. */
export function SettingsLayout({ title, current, children }: SettingsLayoutProps) {
  const { t } = useText();
  const [search] = useSearchParams();
  const isMenuOpen = search.get('open') === 'true';
  const groups = [
    ...(isMenuOpen ? [[{ href: '/', label: t('settings.home') }]] : []),
    [
      { href: '/settings#contract', label: t('settings.contract') },
      { href: '/settings#basic', label: t('settings.basic') },
    ],
    [{ href: '/settings/bank', label: t('settings.bank') }],
  ];
  return (
    <Page>
      <PageHead title={title} />
      <SideMenuLayout
        menu={<SideMenu label={t('settings.title')} groups={groups} currentHref={current} />}
        backHref="/settings?open=true"
        backLabel={t('settings.title')}
        isMenuOpen={isMenuOpen}
      >
        {children}
      </SideMenuLayout>
    </Page>
  );
}
