import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { invalidate } from '../../api/use-endpoint';
import { withTexts } from '../intl/story-texts';
import { record, refusal, visit } from '../session/story-visit';
import { storySettings } from '../settings/story-settings';
import { InfoBox } from './InfoBox';

const texts = [
  { place: 'add-work', title: 'Mistä ISBN löytyy?', text: 'Kirjan takakannesta.', language: 'fi' },
  { place: 'bank', title: 'Om bankkontot', text: 'Vi betalar till ditt konto.', language: 'sv' },
];

const written = {
  'GET /portal-settings?language=fi': () => record({ ...storySettings('fi'), infoTexts: texts }),
};
const serve = visit({ ...written, 'GET /info-texts?language=fi': () => record({ texts }) });

const meta = {
  title: 'Portal/Info box',
  component: InfoBox,
  args: { place: 'add-work' },
  decorators: [withTexts],
  beforeEach: async () => {
    await invalidate('/');
    return serve();
  },
} satisfies Meta<typeof InfoBox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Opened: Story = {
  play: async ({ canvas, userEvent }) => {
    const opener = await canvas.findByRole('button', { name: 'Mistä ISBN löytyy?' });
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Kirjan takakannesta.')).toBeVisible();
  },
};

export const InAnotherLanguage: Story = {
  args: { place: 'bank' },
  play: async ({ canvas }) => expect(await canvas.findByText('Om bankkontot')).toHaveAttribute('lang', 'sv'),
};

/** The text is fetched only when it is opened; after a failure it can be fetched again. */
export const Failing: Story = {
  beforeEach: () => {
    let respond = () => refusal(503, 'serviceUnavailable');
    return visit({
      ...written,
      'GET /info-texts?language=fi': () => {
        const response = respond();
        respond = () => record({ texts });
        return response;
      },
    })();
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mistä ISBN löytyy?' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Yritä uudelleen' }));
    await expect(await canvas.findByText('Kirjan takakannesta.')).toBeVisible();
  },
};

export const Nothing: Story = {
  args: { place: 'works' },
  play: async ({ canvas }) => waitFor(() => expect(canvas.queryByRole('button')).toBeNull()),
};
