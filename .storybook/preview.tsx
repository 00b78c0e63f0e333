import { type DesignSystemLocale, DesignSystemProvider } from '@nimio/design-system';
import { accentCss } from '@nimio/design-system/accent';
import '@nimio/design-system/fonts.css';
import type { Decorator, Preview, StoryContext } from '@storybook/react-vite';
import { action } from 'storybook/actions';
import { configure } from 'storybook/test';
import { GuidePage } from '../design-system/docs/GuidePage';
import { checkStory, closeToastsAtEnd, ignoreRealMouse, isTestRun } from './every-story';
import { theme } from './theme';

/**
 * When a window becomes lower just after a text field had the focus, React Aria assumes an on-screen keyboard and hides
 * dialogs until it has opened. In a test run stories share a window, so all have the height there that addon-vitest gives to stories without a size.
 */
const size = (width: number, height: number) => ({
  width: `${width}px`,
  height: `${isTestRun ? 900 : height}px`,
});

/**
 * Storybook is in English, as its pages are, until a language is selected. The interactions of stories, which tests run
 * too, look for Finnish labels.
 */
const localeOf = ({ globals, viewMode, playFunction }: StoryContext): DesignSystemLocale => {
  if (globals.locale) return globals.locale as DesignSystemLocale;
  return isTestRun || (viewMode === 'story' && playFunction) ? 'fi-FI' : 'en-GB';
};

const withDesignSystem: Decorator = (Story, context) => {
  const { globals, parameters } = context;
  const root = document.documentElement;
  const locale = localeOf(context);
  root.dataset.theme = globals.theme as string;
  root.lang = locale.slice(0, 2);
  return (
    <DesignSystemProvider locale={locale} navigate={action('navigate')}>
      {globals.accent && <style>{accentCss(globals.accent as string)}</style>}
      <div style={{ padding: parameters.layout === 'fullscreen' ? 0 : '1.5rem' }}>
        <Story />
      </div>
    </DesignSystemProvider>
  );
};

export default {
  // In a real browser events need no `act`: with it React warns of updates that a focus or a lazy component causes
  // later.
  // Lazy components take longer on a busy machine.
  beforeAll: () => {
    configure({ eventWrapper: (act: () => unknown) => act(), asyncUtilTimeout: 5000 });
    if (isTestRun) ignoreRealMouse();
  },
  beforeEach: closeToastsAtEnd,
  afterEach: checkStory,
  decorators: [withDesignSystem],
  tags: ['autodocs'],
  initialGlobals: { locale: '', theme: 'light', accent: '' },
  globalTypes: {
    locale: {
      toolbar: {
        icon: 'globe',
        items: [
          { value: '', title: 'English, interactions in Finnish' },
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
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
        dynamicTitle: true,
      },
    },
    accent: {
      toolbar: {
        icon: 'paintbrush',
        items: [
          { value: '', title: 'Stamp violet' },
          { value: '#e4002b', title: 'Red society' },
          { value: '#ffee00', title: 'Yellow society' },
          { value: '#00843d', title: 'Green society' },
          { value: '#0057b8', title: 'Blue society' },
          { value: '#808080', title: 'Grey society' },
        ],
        dynamicTitle: true,
      },
    },
  },
  parameters: {
    layout: 'padded',
    docs: { page: GuidePage, toc: true, theme },
    // Chromatic takes each story in both themes and on a narrow screen.
    chromatic: {
      modes: {
        light: { theme: 'light', locale: 'fi-FI' },
        dark: { theme: 'dark', locale: 'fi-FI' },
        narrow: { viewport: 'narrow', locale: 'fi-FI' },
      },
    },
    a11y: {
      test: 'error',
      context: { include: ['body'], exclude: ['[data-live-announcer]'] },
      options: {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        // A test reports only violations. Several hundred nodes per story pass, and would be sent to Vitest.
        ...(isTestRun && { resultTypes: ['violations'] }),
      },
      // A story shows a part of a page, so landmarks and the first heading may be missing.
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
        phone: { name: 'Phone 390', styles: size(390, 844), type: 'mobile' },
        narrow: { name: 'Narrow 320', styles: size(320, 640), type: 'mobile' },
        tablet: { name: 'Tablet 800', styles: size(800, 1000), type: 'tablet' },
        desktop: { name: 'Desktop 1280', styles: size(1280, 900), type: 'desktop' },
      },
    },
    options: {
      storySort: {
        order: [
          'Foundations',
          ['Introduction', 'Patterns', 'Content style', 'Accessibility', '*', 'Contributing a component'],
          'Actions',
          'Forms',
          'Tables',
          'Overlays',
          'Feedback',
          'Structure',
          'Data',
          'Portal',
        ],
      },
    },
  },
} satisfies Preview;
