import type { Decorator } from '@storybook/react-vite';
import type { ComponentProps, ReactNode } from 'react';
import { IntlProvider } from 'react-intl';

const files = import.meta.glob<object>('./compiled/*.json', { eager: true, import: 'default' });

/** Of all parts. */
const textsIn = (language: string): object =>
  Object.assign(
    {},
    ...Object.entries(files).map(([path, texts]) => (path.endsWith(`.${language}.json`) ? texts : {})),
  ) as object;
const texts: Record<string, object> = { fi: textsIn('fi'), sv: textsIn('sv'), en: textsIn('en') };

/** The portal's texts in a language; another one changes them in place. */
export function TextsIn({ language, children }: { language: string; children: ReactNode }) {
  const messages = texts[language] as NonNullable<ComponentProps<typeof IntlProvider>['messages']>;
  return (
    <IntlProvider locale={language} messages={messages}>
      {children}
    </IntlProvider>
  );
}

/** The portal's texts for a story, in the language that Storybook's preview has given the page. */
export const withTexts: Decorator = (Story) => (
  <TextsIn language={document.documentElement.lang}>
    <Story />
  </TextsIn>
);
