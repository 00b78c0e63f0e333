import type { Me } from '@nimio/domain/session/session.types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router';
import { expect } from 'storybook/test';
import { withTexts } from '../../../shared/intl/story-texts';
import { withFreshCache } from '../../../shared/session/story-cache';
import { record, visit } from '../../../shared/session/story-visit';
import { LogPage } from '../log/LogPage';
import { AccessPage } from './AccessPage';

const responses = {
  'GET /profiles/own/access': () => Response.json({ records: [], total: 0 }),
  'GET /profiles/own/data-export/state': () =>
    record({ isHolder: 0, state: 'none', size: null, readyUntil: null, nextAt: null }),
  'GET /profiles/own/audit-log': () => Response.json({ records: [], total: 0, next: null }),
};
const user = { hash: 'aino', username: 'aino', defaultProfileHash: 'ainos' } as Me['user'];

const meta = {
  title: 'Portal/Access and log',
  component: AccessPage,
  decorators: [
    withFreshCache,
    withTexts,
    (Story) => (
      <MemoryRouter>
        <Story />
      </MemoryRouter>
    ),
  ],
  beforeEach: visit(responses),
} satisfies Meta<typeof AccessPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OfOneself: Story = {
  play: async ({ canvas }) =>
    expect(canvas.getByRole('heading', { name: 'Kuka voi asioida puolestani' })).toBeVisible(),
};

/** While acting for another the texts do not address the user. */
export const OfAnother: Story = {
  beforeEach: visit(responses, { user }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Kuka voi asioida profiilissa' })).toBeVisible();
    await expect(canvas.queryByText(/puolestani/)).toBeNull();
  },
};

export const LogOfAnother: Story = {
  beforeEach: visit(responses, { user }),
  render: () => <LogPage />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Kuka on käsitellyt profiilin tietoja' })).toBeVisible();
    await expect(canvas.getByText(/tämän profiilin tietoja ja milloin/)).toBeVisible();
    await expect(canvas.queryByText(/tietojasi/)).toBeNull();
  },
};
