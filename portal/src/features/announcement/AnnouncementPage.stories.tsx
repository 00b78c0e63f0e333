import type { Announcement } from '@nimio/domain/announcement/announcement.types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter, Route, Routes } from 'react-router';
import { expect } from 'storybook/test';
import { invalidate } from '../../api/use-endpoint';
import { withTexts } from '../../shared/intl/story-texts';
import { record, refusal, visit } from '../../shared/session/story-visit';
import { AnnouncementPage } from './AnnouncementPage';

const hash = 'a'.repeat(22);
const written: Announcement = {
  hash,
  title: 'Vuoden 2024 lainaustilasto on julkaistu',
  content: 'Tilasto kattaa **kaikki** kirjastot.\n\n<script>alert(1)</script>',
  published: '2026-11-12T07:00:00.000Z',
  link: 'https://example.org/tilasto',
  language: 'fi',
};

const respond = (of: () => Response) => visit({ [`GET /announcements/${hash}?language=fi`]: of });

function Opened() {
  return (
    <MemoryRouter initialEntries={[`/announcement/${hash}`]}>
      <Routes>
        <Route path="/announcement/:hash" element={<AnnouncementPage />} />
      </Routes>
    </MemoryRouter>
  );
}

const meta = {
  title: 'Portal/Announcement',
  component: Opened,
  decorators: [withTexts],
  beforeEach: async () => {
    await invalidate('/');
    return respond(() => record(written))();
  },
} satisfies Meta<typeof Opened>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Markup in it is shown as plain text. */
export const Read: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: written.title })).toBeVisible();
    await expect(await canvas.findByText(/Tilasto kattaa/)).toBeVisible();
    await expect(canvasElement.querySelector('script')).toBeNull();
    const link = canvas.getByRole('link', { name: 'Lue lisää sivustolta example.org' });
    await expect(link).toHaveAttribute('href', 'https://example.org/tilasto');
  },
};

/** Untranslated: the Finnish fallback says so. */
export const InFinnishOnly: Story = {
  beforeEach: respond(() =>
    record({ ...written, language: 'sv', title: 'Statistiken är klar', link: '/works' }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Statistiken är klar', { selector: '[lang="sv"]' })).toBeVisible();
    await expect(canvas.getByText('Tämä teksti on saatavilla vain ruotsiksi.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Avaa sivu' })).toBeVisible();
  },
};

/** An expired, deleted or invisible one gives the same response. */
export const Gone: Story = {
  beforeEach: respond(() => refusal(404, 'notFound')),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('heading', { name: 'Tiedotetta ei löydy' })).toBeVisible(),
};

export const Failed: Story = {
  beforeEach: respond(() => refusal(503, 'serviceUnavailable')),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('button', { name: 'Yritä uudelleen' })).toBeVisible(),
};
