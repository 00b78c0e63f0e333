import { type DesignSystemLocale, DesignSystemProvider } from '@nimio/design-system';
import '@nimio/design-system/fonts.css';
import type { Decorator, Preview } from '@storybook/react-vite';
import { action } from 'storybook/actions';
import { configure } from 'storybook/test';

const withDesignSystem: Decorator = (Story, { globals, parameters }) => {
  const root = document.documentElement;
  const locale = globals.locale as DesignSystemLocale;
  root.dataset.theme = globals.theme as string;
  root.lang = locale.slice(0, 2);
  return (
    <DesignSystemProvider locale={locale} navigate={action('navigate')}>
      <div style={{ padding: parameters.layout === 'fullscreen' ? 0 : '1.5rem' }}>
        <Story />
      </div>
    </DesignSystemProvider>
  );
};

export default {
  // In a real browser events need no `act`: with it React takes every update that a focus or a lazy part brings
  // later for a mistake of the test.
  beforeAll: () => configure({ eventWrapper: (act: () => unknown) => act() }),
  decorators: [withDesignSystem],
  tags: ['autodocs'],
  initialGlobals: { locale: 'fi-FI', theme: 'light' },
  globalTypes: {
    locale: {
      toolbar: {
        icon: 'globe',
        items: [
          { value: 'fi-FI', title: 'Suomi' },
          { value: 'sv-FI', title: 'Svenska' },
          { value: 'en-GB', title: 'English' },
        ],
        dynamicTitle: true,
      },
    },
    theme: {
      toolbar: {
        icon: 'contrast',
        items: [
          { value: 'light', title: 'Vaalea' },
          { value: 'dark', title: 'Tumma' },
        ],
        dynamicTitle: true,
      },
    },
  },
  parameters: {
    layout: 'padded',
    a11y: {
      test: 'error',
      context: { include: ['body'], exclude: ['[data-live-announcer]'] },
      options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
      // A story shows a part of a page, so landmarks and the first heading are not all there.
      config: {
        rules: [
          { id: 'region', enabled: false },
          { id: 'page-has-heading-one', enabled: false },
          { id: 'landmark-one-main', enabled: false },
          { id: 'heading-order', enabled: false },
        ],
      },
    },
    viewport: {
      options: {
        phone: { name: 'Puhelin 390', styles: { width: '390px', height: '844px' }, type: 'mobile' },
        narrow: { name: 'Kapein 320', styles: { width: '320px', height: '640px' }, type: 'mobile' },
        tablet: { name: 'Tabletti 800', styles: { width: '800px', height: '1000px' }, type: 'tablet' },
      },
    },
    options: {
      storySort: { order: ['Perusta', 'Toiminnot', 'Lomakkeet', 'Taulukot', 'Kerrokset', 'Palaute', 'Sivu'] },
    },
  },
} satisfies Preview;
