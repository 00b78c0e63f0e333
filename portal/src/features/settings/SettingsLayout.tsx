import { Page, PageHead, SideNav, type SideNavItem, SideNavLayout } from '@nimio/design-system';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useText } from '../../shared/intl/use-text';

interface SettingsLayoutProps {
  /** The page's heading. */
  title: string;
  /** The menu's item of the open page or of the section in view. */
  current: string;
  /** The menu's item of a section in which something is wrong. */
  wrong?: string | undefined;
  children: ReactNode;
}

/** Template C: the menu of the settings beside one of their pages; on a phone `?open=true` shows the menu instead. */
export function SettingsLayout({ title, current, wrong, children }: SettingsLayoutProps) {
  const { t } = useText();
  const [search] = useSearchParams();
  const isMenuOpen = search.get('open') === 'true';
  const item = (href: string, label: string): SideNavItem => ({
    href,
    label,
    ...(href === wrong && { error: t('settings.hasError') }),
  });
  const groups = [
    ...(isMenuOpen ? [[item('/', t('settings.home'))]] : []),
    [item('/settings#contract', t('settings.contract')), item('/settings#basic', t('settings.basic'))],
    [item('/settings/bank', t('settings.bank'))],
  ];
  return (
    <Page>
      <PageHead title={title} />
      <SideNavLayout
        menu={<SideNav label={t('settings.title')} groups={groups} currentHref={current} />}
        backHref="/settings?open=true"
        backLabel={t('settings.title')}
        isMenuOpen={isMenuOpen}
      >
        {children}
      </SideNavLayout>
    </Page>
  );
}
