import type { Preview } from '@nimio/domain/preview/preview.types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter, Route, Routes } from 'react-router';
import { expect } from 'storybook/test';
import { invalidate } from '../../api/use-endpoint';
import { withTexts } from '../../shared/intl/story-texts';
import { record, refusal, visit } from '../../shared/session/story-visit';
import { storySettings } from '../../shared/settings/story-settings';
import { PreviewedPage } from './PreviewedPage';

const token = 'payload.signature';

function Opened() {
  return (
    <MemoryRouter initialEntries={[`/preview/${token}/page`]}>
      <Routes>
        <Route path="/preview/:token/page" element={<PreviewedPage />} />
      </Routes>
    </MemoryRouter>
  );
}

const show = (shown: Pick<Preview, 'kind' | 'content'>) => async () => {
  await invalidate('/');
  return visit({
    [`GET /preview/${token}?language=fi`]: () =>
      record({ ...shown, status: 'draft', language: 'fi', missing: ['sv'] }),
  })();
};

const meta = {
  title: 'Portal/Preview',
  component: Opened,
  decorators: [withTexts],
} satisfies Meta<typeof Opened>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Announcement: Story = {
  beforeEach: show({
    kind: 'announcement',
    content: {
      hash: 'a'.repeat(22),
      title: 'Luonnos',
      content: 'Teksti',
      published: '2026-11-20T10:00:00.000Z',
      link: null,
      language: 'fi',
    },
  }),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('heading', { level: 1, name: 'Luonnos' })).toBeVisible(),
};

/** As the recipient gets it, with line breaks. */
export const Mail: Story = {
  beforeEach: show({
    kind: 'mailText',
    content: {
      subject: 'Uuden salasanan asettaminen',
      text: 'Hei\n\nhttps://example.org/password-reset/abc',
    },
  }),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('heading', { name: 'Uuden salasanan asettaminen' })).toBeVisible(),
};

/** The colour is that of the draft. */
export const Settings: Story = {
  beforeEach: show({
    kind: 'settings',
    content: {
      ...storySettings('fi'),
      accent: '#0b6e4f',
      customerService: { ...storySettings('fi').customerService, closedDays: ['2026-12-24', '2026-12-25'] },
      distributions: [{ date: '2026-12-10', pays: 'Lainauskorvaukset vuodelta 2025' }],
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Lainauskorvaukset vuodelta 2025')).toBeVisible();
    await expect(canvas.getByText('24.12.2026, 25.12.2026')).toBeVisible();
    const mark = getComputedStyle(document.documentElement).getPropertyValue('--accent-mark');
    await expect(mark.trim()).toBe('#0b6e4f');
  },
};

export const InfoText: Story = {
  beforeEach: show({
    kind: 'infoText',
    content: { place: 'bank', title: 'Pankkitilistä', text: 'Maksamme tilillesi.', language: 'fi' },
  }),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('button', { name: 'Pankkitilistä' })).toBeVisible(),
};

/** An expired, forged or deleted one gives the same response. */
export const Gone: Story = {
  beforeEach: async () => {
    await invalidate('/');
    return visit({ [`GET /preview/${token}?language=fi`]: () => refusal(404, 'notFound') })();
  },
  play: async ({ canvas }) =>
    expect(
      await canvas.findByRole('heading', { name: 'Esikatselun linkki ei ole enää voimassa' }),
    ).toBeVisible(),
};
