import { Clock } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import type { ComponentType } from 'react';
import { ShowingFilter } from './announcements/ShowingFilter.js';
import { dismissNews, setProductName } from './brand.js';
import { writeCells } from './cells.js';
import { DateInput } from './dates/DateInput.js';
import { arrangeActions } from './document-actions.js';
import { addHints } from './hints.js';
import { followBrowser, storeLanguage } from './language.js';
import { messages } from './messages.js';
import mark from './pictures/mark.svg';
import { addStyle } from './style.js';
import { translateUserStates } from './user-states.js';

/** The editors' admin in Finnish, Swedish and English, with our own pages, names and hints. */
export default {
  config: {
    locales: ['fi', 'sv'],
    translations: messages,
    auth: { logo: mark },
    menu: { logo: mark },
    tutorials: false,
    notifications: { releases: false },
  },

  register(app: StrapiApp): void {
    followBrowser();
    app.customFields.register({
      name: 'colour',
      type: 'string',
      intlLabel: { id: 'nimio.colour', defaultMessage: 'Colour' },
      intlDescription: { id: 'nimio.colour.about', defaultMessage: 'A colour as #rrggbb' },
      components: {
        // Strapi's type lacks the props that it passes.
        Input: async () => ({
          default: (await import('./ColourInput.js')).default as unknown as ComponentType,
        }),
      },
    });
    // As above, Strapi's type lacks the props.
    const Component = DateInput as unknown as ComponentType;
    app.addFields((['date', 'datetime', 'time'] as const).map((type) => ({ type, Component })));
    // Strapi's own first page has widgets to arrange; ours lists what to do.
    const first = {
      index: true as const,
      lazy: async () => ({ Component: (await import('./pages/FirstStepsPage.js')).default }),
    };
    app.router.addRoute((routes) => routes.map((route) => (route.index ? first : route)));
    app.addMenuLink({
      to: 'history',
      icon: Clock,
      intlLabel: { id: 'nimio.history', defaultMessage: 'History' },
      permissions: [],
      position: 5,
      Component: () => import('./pages/HistoryPage.js'),
    });
  },

  bootstrap(app: Pick<StrapiApp, 'registerHook' | 'getPlugin'>): void {
    setProductName();
    dismissNews();
    addStyle();
    storeLanguage();
    translateUserStates();
    arrangeActions(app);
    app
      .getPlugin('content-manager')
      .injectComponent('listView', 'actions', { name: 'showing', Component: ShowingFilter });
    app.registerHook('Admin/CM/pages/EditView/mutate-edit-view-layout', addHints);
    app.registerHook('Admin/CM/pages/ListView/inject-column-in-table', writeCells);
  },
};
