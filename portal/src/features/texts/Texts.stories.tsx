import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { MemoryRouter } from 'react-router';
import { expect } from 'storybook/test';
import { invalidate } from '../../api/use-endpoint';
import { withTexts } from '../../shared/intl/story-texts';
import { record, refusal, visit } from '../../shared/session/story-visit';
import { AboutPage } from './AboutPage';
import { AccessibilityPage } from './AccessibilityPage';
import { PrivacyPage } from './PrivacyPage';

const sections = ['Controller', 'Whose data we process', 'Your rights'].map((title, at) => ({
  number: at + 1,
  title,
  text: `We process data about ${title.toLowerCase()}.\n\n- names\n- works`,
}));

const serve = visit({
  'GET /about?language=fi': () =>
    record({ text: '## Kenelle portaali on\n\nKirjoittajille ja [kääntäjille](/works).', language: 'fi' }),
  'GET /accessibility-statement?language=fi': () =>
    record({ text: 'Palvelu täyttää vaatimukset osittain.', language: 'fi', assessedOn: '2026-11-20' }),
  'GET /privacy-policy?language=fi': () => record({ sections, language: 'en', updatedOn: '2026-11-20' }),
});

/** One of the public texts. */
const Text = ({ of: Page }: { of: ComponentType }) => (
  <MemoryRouter>
    <Page />
  </MemoryRouter>
);

const meta = {
  title: 'Portal/Texts',
  component: Text,
  decorators: [withTexts],
  beforeEach: async () => {
    await invalidate('/');
    return serve();
  },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

export const About: Story = {
  args: { of: AboutPage },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Kenelle portaali on' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Tulosta' })).toBeVisible();
    await expect(canvas.queryByText(/saatavilla/)).toBeNull();
  },
};

/** Numbered, with a table of contents; in another language it says so, and has its `lang`. */
export const Privacy: Story = {
  args: { of: PrivacyPage },
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { name: '2. Whose data we process' });
    await expect(heading.closest('[lang]')).toHaveAttribute('lang', 'en');
    await expect(canvas.getByText('Tämä teksti on saatavilla vain englanniksi.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Your rights' })).toHaveAttribute('href', '#section-3');
    await expect(canvas.getByText('Päivitetty 20.11.2026.')).toBeVisible();
  },
};

export const Accessibility: Story = {
  args: { of: AccessibilityPage },
  play: async ({ canvas }) =>
    expect(await canvas.findByText('Palvelu täyttää vaatimukset osittain.')).toBeVisible(),
};

/** A failure, and a retry. */
export const Failed: Story = {
  args: { of: AboutPage },
  beforeEach: visit({ 'GET /about?language=fi': () => refusal(503, 'serviceUnavailable') }),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('button', { name: 'Yritä uudelleen' })).toBeVisible(),
};
