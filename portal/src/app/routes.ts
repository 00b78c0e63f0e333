import type { ComponentType } from 'react';
import { speakPart } from '../shared/intl/language';
import type { Audience } from './guards';

export interface PortalRoute {
  path: string;
  audience: Audience;
  /** `spread`: the page is an open book of its own. `frame`: between masthead and footer. */
  within: 'spread' | 'frame';
  /** Loaded when somebody goes there. */
  page: () => Promise<ComponentType>;
}

/** Every page of the portal. A page that is not built is not here, and not in the navigation. */
export const routes: readonly PortalRoute[] = [
  {
    path: '/login',
    audience: 'anonymousOnly',
    within: 'spread',
    page: async () => (await import('../features/session/login/LoginPage')).LoginPage,
  },
  {
    path: '/register',
    audience: 'anonymousOnly',
    within: 'spread',
    page: async () => (await import('../features/session/register/RegisterPage')).RegisterPage,
  },
  {
    path: '/password-reset/:hash',
    audience: 'anonymousOnly',
    within: 'spread',
    page: async () =>
      (await import('../features/session/password-reset/PasswordResetPage')).PasswordResetPage,
  },
  {
    path: '/password',
    audience: 'members',
    within: 'frame',
    page: async () => (await import('../features/session/password/PasswordPage')).PasswordPage,
  },
  {
    path: '/disclaimer',
    audience: 'everybody',
    within: 'frame',
    page: async () => (await import('../features/terms/TermsPage')).TermsPage,
  },
  {
    path: '/',
    audience: 'members',
    within: 'frame',
    page: async () => (await import('../features/home/HomePage')).HomePage,
  },
  {
    path: '/settings',
    audience: 'members',
    within: 'frame',
    page: async () => (await import('../features/settings/SettingsPage')).SettingsPage,
  },
  {
    path: '/settings/bank',
    audience: 'members',
    within: 'frame',
    page: async () => (await import('../features/settings/bank/BankPage')).BankPage,
  },
  {
    path: '/contract',
    audience: 'members',
    within: 'frame',
    page: async () => (await import('../features/contract/ContractPage')).ContractPage,
  },
  {
    path: '/contract/:contractHash',
    audience: 'members',
    within: 'frame',
    page: async () => (await import('../features/contract/ContractPage')).ContractPage,
  },
  {
    path: '/works',
    audience: 'members',
    within: 'frame',
    page: async () => (await import('../features/works/list/WorksPage')).WorksPage,
  },
  {
    path: '/works/add',
    audience: 'members',
    within: 'frame',
    page: async () => (await import('../features/works/add/AddWorkPage')).AddWorkPage,
  },
  {
    path: '/works/:isbn',
    audience: 'members',
    within: 'frame',
    page: async () => (await import('../features/works/edit/EditWorkPage')).EditWorkPage,
  },
  {
    path: '/preview/:token',
    audience: 'linkHolders',
    within: 'spread',
    page: async () => {
      const [{ PreviewPage }] = await Promise.all([import('./preview/PreviewPage'), speakPart('frame')]);
      return PreviewPage;
    },
  },
  {
    path: '/preview/:token/page',
    audience: 'linkHolders',
    within: 'frame',
    page: async () => (await import('./preview/PreviewedPage')).PreviewedPage,
  },
  {
    path: '/messages',
    audience: 'members',
    within: 'frame',
    page: async () => (await import('../features/message/MessagesPage')).MessagesPage,
  },
  {
    path: '/message/:messageHash',
    audience: 'members',
    within: 'frame',
    page: async () => (await import('../features/message/MessagePage')).MessagePage,
  },
  {
    path: '/announcement/:hash',
    audience: 'members',
    within: 'frame',
    page: async () => (await import('../features/announcement/AnnouncementPage')).AnnouncementPage,
  },
  {
    path: '/about',
    audience: 'everybody',
    within: 'frame',
    page: async () => (await import('../features/texts/AboutPage')).AboutPage,
  },
  {
    path: '/privacy-policy',
    audience: 'everybody',
    within: 'frame',
    page: async () => (await import('../features/texts/PrivacyPage')).PrivacyPage,
  },
  {
    path: '/accessibility',
    audience: 'everybody',
    within: 'frame',
    page: async () => (await import('../features/texts/AccessibilityPage')).AccessibilityPage,
  },
  {
    path: '*',
    audience: 'everybody',
    within: 'frame',
    page: async () => (await import('./pages/NotFoundPage')).NotFoundPage,
  },
];
