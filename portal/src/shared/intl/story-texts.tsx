import type { Decorator } from '@storybook/react-vite';
import type { ComponentProps, ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import entryEn from './compiled/entry.en.json';
import entryFi from './compiled/entry.fi.json';
import entrySv from './compiled/entry.sv.json';
import frameEn from './compiled/frame.en.json';
import frameFi from './compiled/frame.fi.json';
import frameSv from './compiled/frame.sv.json';

const texts: Record<string, object> = {
  fi: { ...entryFi, ...frameFi },
  sv: { ...entrySv, ...frameSv },
  en: { ...entryEn, ...frameEn },
};

/** The portal's texts in a language; another one changes them in place. */
export function TextsIn({ language, children }: { language: string; children: ReactNode }) {
  const messages = texts[language] as NonNullable<ComponentProps<typeof IntlProvider>['messages']>;
  return (
    <IntlProvider locale={language} messages={messages}>
      {children}
    </IntlProvider>
  );
}

/** The portal's texts for a story, in the language of Storybook's toolbar. */
export const withTexts: Decorator = (Story, { globals }) => (
  <TextsIn language={String(globals.locale).slice(0, 2)}>
    <Story />
  </TextsIn>
);
