import type { DataExport } from '@nimio/domain/data-export/data-export.types';
import type { Me } from '@nimio/domain/session/session.types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { withTexts } from '../../../shared/intl/story-texts';
import { withFreshCache } from '../../../shared/session/story-cache';
import { record, refusal, visit } from '../../../shared/session/story-visit';
import { DataExportSection } from './DataExportSection';

const none: DataExport = { isHolder: 1, state: 'none', size: null, readyUntil: null, nextAt: null };
const pending: DataExport = { ...none, state: 'pending' };
const ready: DataExport = {
  ...none,
  state: 'ready',
  size: 84_200,
  readyUntil: '2026-11-28T07:07:00.000Z',
  nextAt: '2026-11-28T07:05:00.000Z',
};

/** The server's states one after another; the last one remains. */
let states: readonly DataExport[];
const serve =
  (state: DataExport, me: Partial<Me> = {}): (() => Promise<() => void>) =>
  () => {
    states = [state];
    const responses = {
      'GET /profiles/own/data-export/state': () => {
        const [current = none, ...later] = states;
        if (later.length > 0) states = later;
        return record(current);
      },
      'POST /profiles/own/data-export': () => {
        states = [pending, ready];
        return record(pending);
      },
    };
    return visit(responses, me)();
  };

const meta = {
  title: 'Portal/Data export',
  component: DataExportSection,
  decorators: [withFreshCache, withTexts],
  beforeEach: serve(none),
} satisfies Meta<typeof DataExportSection>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A request, the wait and the download; the focus is not lost with the button. */
export const NotRequested: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'Tietosi tiedostona' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Pyydä tiedosto' }));
    await expect(await canvas.findByText(/Tiedostoa valmistellaan/)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
    await waitFor(() => expect(canvas.getByRole('heading')).toHaveFocus());
    const link = await canvas.findByRole('link', { name: 'Lataa tiedosto (82 kt)' }, { timeout: 5000 });
    await expect(link).toHaveAttribute('href', '/api/profiles/own/data-export');
  },
};

export const BeingMade: Story = {
  beforeEach: serve(pending),
  play: async ({ canvas }) => expect(await canvas.findByText(/Tiedostoa valmistellaan/)).toBeVisible(),
};

/** Requested within a day: no other one can be requested yet. */
export const Ready: Story = {
  beforeEach: serve(ready),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Se poistetaan 28\.11\.2026 09\.07/)).toBeVisible();
    await expect(
      canvas.getByText(/kerran vuorokaudessa, seuraavan kerran 28\.11\.2026 09\.05/),
    ).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const ReadyAndReplaceable: Story = {
  beforeEach: serve({ ...ready, nextAt: null }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Pyydä uusi tiedosto' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Lataa tiedosto/ })).toBeVisible();
  },
};

export const Failed: Story = {
  beforeEach: serve({ ...none, state: 'failed' }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/ei onnistunut/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Yritä uudelleen' }));
    await expect(await canvas.findByText(/Tiedostoa valmistellaan/)).toBeVisible();
  },
};

/** An estate or an organisation, whose holder is another person. */
export const OfAnEstate: Story = {
  tags: ['test-only'],
  beforeEach: serve(none, {
    user: { hash: 'aino', username: 'aino', defaultProfileHash: 'ainos' } as Me['user'],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Profiilin tiedot tiedostona' })).toBeVisible();
    await expect(canvas.queryByText(/sinusta/)).toBeNull();
  },
};

export const OfARepresentedAuthor: Story = {
  tags: ['test-only'],
  beforeEach: serve({ ...none, isHolder: 0 }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByTestId('skeleton')).toBeNull());
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};

/** The state cannot be read, and then it can. */
export const Unavailable: Story = {
  tags: ['test-only'],
  beforeEach: visit({ 'GET /profiles/own/data-export/state': () => refusal(503, 'serviceUnavailable') }),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('button', { name: 'Yritä uudelleen' })).toBeVisible(),
};
