import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router';
import { expect } from 'storybook/test';
import { withTexts } from '../../shared/intl/story-texts';
import { sessionStore } from '../../shared/session/session-store';
import { visit } from '../../shared/session/story-visit';
import { ReportDeathPage } from './ReportDeathPage';

/** The page at this address. */
const Death = ({ address }: { address: string }) => (
  <MemoryRouter initialEntries={[address]}>
    <ReportDeathPage />
  </MemoryRouter>
);

const meta = {
  title: 'Portal/When an author has died',
  component: Death,
  decorators: [withTexts],
  args: { address: '/report-death' },
  beforeEach: async () => {
    const leave = await visit()();
    sessionStore.set({ status: 'anonymous', wasLost: false });
    return leave;
  },
} satisfies Meta<typeof Death>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Identification at the bank leads back to the report. */
export const Visitor: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Tunnistaudu ja ilmoita' })).toHaveAttribute(
      'href',
      '/api/auth/strong?language=fi&purpose=deathReport',
    );
    await expect(canvas.getByRole('link', { name: 'Kirjaudu sisään' })).toHaveAttribute(
      'href',
      '/death-reports',
    );
  },
};

/** Says why the identification did not succeed. */
export const Cancelled: Story = {
  args: { address: '/report-death?reason=strongAuthCancelled' },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('status')).toHaveTextContent(/^Tunnistautuminen keskeytettiin\./),
};

export const Member: Story = {
  beforeEach: visit(),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Tee ilmoitus tai lisää asiakirjoja' })).toHaveAttribute(
      'href',
      '/death-reports',
    );
    await expect(canvas.queryByRole('link', { name: 'Tunnistaudu ja ilmoita' })).toBeNull();
  },
};
