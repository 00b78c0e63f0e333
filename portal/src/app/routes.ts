import type { ComponentType } from 'react';
import { matchRoutes } from 'react-router';
import type { Part } from '../shared/intl/catalogues';

/**
 * Who may see a page: only users who are not logged in, everyone, members, or anyone who has its link, such as an
 * editor's preview.
 */
export type Audience = 'anonymousOnly' | 'everybody' | 'members' | 'linkHolders';

export interface PortalRoute {
  path: string;
  audience: Audience;
  /** `spread`: the page has its own layout of an open book. `frame`: between masthead and footer. */
  within: 'spread' | 'frame';
  /** Loaded when the page is opened. */
  page: () => Promise<ComponentType>;
  /** The source of the page, which the build of the server's page writes here. */
  module?: string;
  /** The parts of messages that the page loads, in addition to those of its parents. */
  texts?: readonly Part[];
}

/** All pages of the portal. */
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
    texts: ['session'],
    page: async () => (await import('../features/session/register/RegisterPage')).RegisterPage,
  },
  {
    path: '/password-reset/:hash',
    audience: 'anonymousOnly',
    within: 'spread',
    texts: ['session'],
    page: async () =>
      (await import('../features/session/password-reset/PasswordResetPage')).PasswordResetPage,
  },
  {
    path: '/password',
    audience: 'members',
    within: 'frame',
    texts: ['session'],
    page: async () => (await import('../features/session/password/PasswordPage')).PasswordPage,
  },
  {
    path: '/second-factor',
    audience: 'members',
    within: 'frame',
    texts: ['session'],
    page: async () => (await import('../features/session/second-factor/SecondFactorPage')).SecondFactorPage,
  },
  {
    path: '/disclaimer',
    audience: 'everybody',
    within: 'frame',
    texts: ['pages'],
    page: async () => (await import('../features/terms/TermsPage')).TermsPage,
  },
  {
    path: '/',
    audience: 'members',
    within: 'frame',
    texts: ['pages'],
    page: async () => (await import('../features/home/HomePage')).HomePage,
  },
  {
    path: '/settings',
    audience: 'members',
    within: 'frame',
    texts: ['settings'],
    page: async () => (await import('../features/settings/SettingsPage')).SettingsPage,
  },
  {
    path: '/settings/bank',
    audience: 'members',
    within: 'frame',
    texts: ['settings', 'bankAccount'],
    page: async () => (await import('../features/settings/bank/BankPage')).BankPage,
  },
  {
    path: '/settings/email',
    audience: 'members',
    within: 'frame',
    texts: ['settings'],
    page: async () => (await import('../features/settings/preferences/EmailPage')).EmailPage,
  },
  {
    path: '/participation',
    audience: 'members',
    within: 'frame',
    texts: ['settings'],
    page: async () => (await import('../features/settings/preferences/ParticipationPage')).ParticipationPage,
  },
  {
    path: '/genres',
    audience: 'members',
    within: 'frame',
    texts: ['settings'],
    page: async () => (await import('../features/settings/preferences/GenresPage')).GenresPage,
  },
  {
    path: '/settings/tax',
    audience: 'members',
    within: 'frame',
    texts: ['settings'],
    page: async () => (await import('../features/settings/taxation/TaxPage')).TaxPage,
  },
  {
    path: '/staff/taxation',
    audience: 'members',
    within: 'frame',
    texts: ['settings', 'staff'],
    page: async () => (await import('../features/taxation/TaxationQueuePage')).TaxationQueuePage,
  },
  {
    path: '/profiles',
    audience: 'members',
    within: 'frame',
    texts: ['profiles'],
    page: async () => (await import('../features/home/representative/ProfilesPage')).ProfilesPage,
  },
  {
    path: '/settings/access',
    audience: 'members',
    within: 'frame',
    texts: ['settings'],
    page: async () => (await import('../features/settings/access/AccessPage')).AccessPage,
  },
  {
    path: '/settings/log',
    audience: 'members',
    within: 'frame',
    texts: ['settings', 'history'],
    page: async () => (await import('../features/settings/log/LogPage')).LogPage,
  },
  {
    path: '/staff/customers',
    audience: 'members',
    within: 'frame',
    texts: ['staff', 'customers', 'selection'],
    page: async () => (await import('../features/staff/customers/CustomersPage')).CustomersPage,
  },
  {
    path: '/staff/customers/new',
    audience: 'members',
    within: 'frame',
    texts: ['staff', 'customer'],
    page: async () => (await import('../features/staff/customer/NewCustomerPage')).NewCustomerPage,
  },
  {
    path: '/staff/customers/:profileHash/settings',
    audience: 'members',
    within: 'frame',
    texts: ['settings'],
    page: async () =>
      (await import('../features/settings/customer/CustomerSettingsPage')).CustomerSettingsPage,
  },
  {
    path: '/staff/customers/:profileHash/taxation',
    audience: 'members',
    within: 'frame',
    texts: ['settings'],
    page: async () =>
      (await import('../features/settings/customer/CustomerTaxationPage')).CustomerTaxationPage,
  },
  {
    path: '/staff/customers/:profileHash',
    audience: 'members',
    within: 'frame',
    texts: ['settings', 'history', 'staff', 'customer'],
    page: async () => (await import('../features/staff/customer/CustomerPage')).CustomerPage,
  },
  {
    path: '/staff/acquisition',
    audience: 'members',
    within: 'frame',
    texts: ['shares', 'staff', 'customer', 'customers'],
    page: async () => (await import('../features/staff/acquisition/AcquisitionPage')).AcquisitionPage,
  },
  {
    path: '/staff/acquisition/:hash',
    audience: 'members',
    within: 'frame',
    texts: ['shares', 'staff', 'customer', 'customers'],
    page: async () => (await import('../features/staff/acquisition/OutreachPage')).OutreachPage,
  },
  {
    path: '/staff/authors',
    audience: 'members',
    within: 'frame',
    page: async () => (await import('../features/staff/authors/AuthorsPage')).AuthorsPage,
    texts: ['history', 'staff'],
  },
  {
    path: '/staff/suggestions',
    audience: 'members',
    within: 'frame',
    texts: ['staff'],
    page: async () =>
      (await import('../features/staff/change-suggestions/ChangeSuggestionListPage'))
        .ChangeSuggestionListPage,
  },
  {
    path: '/oeuvre/book/:isbn',
    audience: 'members',
    within: 'frame',
    texts: ['staff'],
    page: async () => (await import('../features/staff/registered-work/WorkPage')).WorkPage,
  },
  {
    path: '/staff/logins',
    audience: 'members',
    within: 'frame',
    texts: ['staff'],
    page: async () => (await import('../features/staff/accounts/LockedAccountsPage')).LockedAccountsPage,
  },
  {
    path: '/staff/classes',
    audience: 'members',
    within: 'frame',
    texts: ['staff'],
    page: async () => (await import('../features/staff/classes/ClassesPage')).ClassesPage,
  },
  {
    path: '/staff/classes/new',
    audience: 'members',
    within: 'frame',
    texts: ['staff'],
    page: async () => (await import('../features/staff/classes/NewClassPage')).NewClassPage,
  },
  {
    path: '/staff/classes/:code',
    audience: 'members',
    within: 'frame',
    texts: ['staff'],
    page: async () => (await import('../features/staff/classes/ClassPage')).ClassPage,
  },
  {
    path: '/accountings',
    audience: 'members',
    within: 'frame',
    texts: ['staff', 'distributions', 'bankAccount'],
    page: async () =>
      (await import('../features/staff/distributions/list/DistributionsPage')).DistributionsPage,
  },
  {
    path: '/accountings/new',
    audience: 'members',
    within: 'frame',
    texts: ['shares', 'staff', 'distributions'],
    page: async () =>
      (await import('../features/staff/distributions/form/NewDistributionPage')).NewDistributionPage,
  },
  {
    path: '/accountings/new-late',
    audience: 'members',
    within: 'frame',
    texts: ['shares', 'staff', 'distributions'],
    page: async () =>
      (await import('../features/staff/distributions/form/NewDistributionPage')).NewLateDistributionPage,
  },
  {
    path: '/accountings/reserve',
    audience: 'members',
    within: 'frame',
    texts: ['shares', 'staff', 'distributions'],
    page: async () => (await import('../features/staff/distributions/reserve/ReservePage')).ReservePage,
  },
  {
    path: '/accountings/unregistered',
    audience: 'members',
    within: 'frame',
    texts: ['staff', 'distributions'],
    page: async () =>
      (await import('../features/staff/distributions/reserve/UnregisteredPage')).UnregisteredPage,
  },
  {
    path: '/accountings/settings',
    audience: 'members',
    within: 'frame',
    texts: ['staff', 'distributions'],
    page: async () =>
      (await import('../features/staff/distributions/settings/SettingsYearsPage')).SettingsYearsPage,
  },
  {
    path: '/accountings/settings/:year',
    audience: 'members',
    within: 'frame',
    texts: ['staff', 'settings', 'distributions'],
    page: async () =>
      (await import('../features/staff/distributions/settings/SettingsYearPage')).SettingsYearPage,
  },
  {
    path: '/accountings/bounced',
    audience: 'members',
    within: 'frame',
    texts: ['staff', 'distributions'],
    page: async () => (await import('../features/staff/distributions/bank/BouncedPage')).BouncedPage,
  },
  {
    path: '/accountings/cumulations',
    audience: 'members',
    within: 'frame',
    texts: ['staff', 'distributions'],
    page: async () =>
      (await import('../features/staff/distributions/cumulations/CumulationsPage')).CumulationsPage,
  },
  {
    path: '/accountings/:hash',
    audience: 'members',
    within: 'frame',
    texts: ['shares', 'staff', 'distributions'],
    page: async () =>
      (await import('../features/staff/distributions/distribution/DistributionPage')).DistributionPage,
  },
  {
    path: '/invoices',
    audience: 'members',
    within: 'frame',
    texts: ['staff'],
    page: async () => (await import('../features/staff/invoices/InvoicesPage')).InvoicesPage,
  },
  {
    path: '/invoices/new',
    audience: 'members',
    within: 'frame',
    texts: ['staff'],
    page: async () => (await import('../features/staff/invoices/NewInvoicePage')).NewInvoicePage,
  },
  {
    path: '/invoices/:hash',
    audience: 'members',
    within: 'frame',
    texts: ['staff'],
    page: async () => (await import('../features/staff/invoices/InvoicePage')).InvoicePage,
  },
  {
    path: '/contract',
    audience: 'members',
    within: 'frame',
    texts: ['pages'],
    page: async () => (await import('../features/contract/ContractPage')).ContractPage,
  },
  {
    path: '/contract/:contractHash',
    audience: 'members',
    within: 'frame',
    texts: ['pages'],
    page: async () => (await import('../features/contract/ContractPage')).ContractPage,
  },
  {
    path: '/statistics',
    audience: 'members',
    within: 'frame',
    texts: ['shares', 'money'],
    page: async () => (await import('../features/money/statistics/StatisticsPage')).StatisticsPage,
  },
  {
    path: '/accounting',
    audience: 'members',
    within: 'frame',
    texts: ['shares', 'money'],
    page: async () => (await import('../features/money/accounting/AccountingPage')).AccountingPage,
  },
  {
    path: '/accounting/:payment',
    audience: 'members',
    within: 'frame',
    texts: ['shares', 'money'],
    page: async () => (await import('../features/money/accounting/reason/ReasonPage')).ReasonPage,
  },
  {
    path: '/works',
    audience: 'members',
    within: 'frame',
    texts: ['shares', 'works'],
    page: async () => (await import('../features/works/list/WorksPage')).WorksPage,
  },
  {
    path: '/works/add',
    audience: 'members',
    within: 'frame',
    texts: ['shares', 'works', 'workForms'],
    page: async () => (await import('../features/works/add/AddWorkPage')).AddWorkPage,
  },
  {
    path: '/works/add-many',
    audience: 'members',
    within: 'frame',
    texts: ['shares', 'works', 'workForms', 'addMany'],
    page: async () => (await import('../features/works/add-many/AddManyPage')).AddManyPage,
  },
  {
    path: '/works/:isbn',
    audience: 'members',
    within: 'frame',
    texts: ['shares', 'works', 'workForms'],
    page: async () => (await import('../features/works/work/WorkPage')).WorkPage,
  },
  {
    path: '/works/:isbn/handlesuggestions',
    audience: 'members',
    within: 'frame',
    texts: ['shares', 'works', 'workForms'],
    page: async () =>
      (await import('../features/works/change-suggestions/ChangeSuggestionsPage')).ChangeSuggestionsPage,
  },
  {
    path: '/preview/:token',
    audience: 'linkHolders',
    within: 'spread',
    texts: ['pages'],
    page: async () => (await import('./preview/PreviewPage')).PreviewPage,
  },
  {
    path: '/preview/:token/page',
    audience: 'linkHolders',
    within: 'frame',
    texts: ['pages'],
    page: async () => (await import('./preview/PreviewedPage')).PreviewedPage,
  },
  {
    path: '/messages',
    audience: 'members',
    within: 'frame',
    texts: ['pages', 'selection'],
    page: async () => (await import('../features/message/list/MessagesPage')).MessagesPage,
  },
  {
    path: '/message/:messageHash',
    audience: 'members',
    within: 'frame',
    texts: ['pages'],
    page: async () => (await import('../features/message/read/MessagePage')).MessagePage,
  },
  {
    path: '/announcement/:hash',
    audience: 'members',
    within: 'frame',
    texts: ['pages'],
    page: async () => (await import('../features/announcement/AnnouncementPage')).AnnouncementPage,
  },
  {
    path: '/unsubscribe/:token',
    audience: 'linkHolders',
    within: 'frame',
    texts: ['pages'],
    page: async () => (await import('../features/newsletter/UnsubscribePage')).UnsubscribePage,
  },
  {
    path: '/report-death',
    audience: 'everybody',
    within: 'frame',
    texts: ['pages'],
    page: async () => (await import('../features/death-report/ReportDeathPage')).ReportDeathPage,
  },
  {
    path: '/death-reports',
    audience: 'members',
    within: 'frame',
    texts: ['pages'],
    page: async () => (await import('../features/death-report/DeathReportsPage')).DeathReportsPage,
  },
  {
    path: '/staff/death-reports',
    audience: 'members',
    within: 'frame',
    texts: ['pages', 'staff'],
    page: async () => (await import('../features/staff/death-reports/DeathReportsPage')).DeathReportsPage,
  },
  {
    path: '/about',
    audience: 'everybody',
    within: 'frame',
    texts: ['pages'],
    page: async () => (await import('../features/texts/AboutPage')).AboutPage,
  },
  {
    path: '/privacy-policy',
    audience: 'everybody',
    within: 'frame',
    texts: ['pages'],
    page: async () => (await import('../features/texts/PrivacyPage')).PrivacyPage,
  },
  {
    path: '/accessibility',
    audience: 'everybody',
    within: 'frame',
    texts: ['pages'],
    page: async () => (await import('../features/texts/AccessibilityPage')).AccessibilityPage,
  },
  {
    path: '*',
    audience: 'everybody',
    within: 'frame',
    page: async () => (await import('./pages/NotFoundPage')).NotFoundPage,
  },
];

/** The page at a path; that of unknown addresses matches every path. */
export function routeAt(pathname: string): PortalRoute {
  return matchRoutes([...routes], pathname)?.[0]?.route as PortalRoute;
}
