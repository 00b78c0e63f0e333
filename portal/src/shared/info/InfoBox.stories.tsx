import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { invalidate } from '../../api/use-endpoint';
import { withTexts } from '../intl/story-texts';
import { record, refusal, visit } from '../session/story-visit';
import { InfoBox } from './InfoBox';

const texts = [
  { place: 'add-work', title: 'Mistä ISBN löytyy?', text: 'Kirjan takakannesta.', language: 'fi' },
  { place: 'bank', title: 'Om bankkontot', text: 'Vi betalar till ditt konto.', language: 'sv' },
];

const serve = visit({ 'GET /info-texts?language=fi': () => record({ texts }) });

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

/** Without a text, or with a failing server, the page renders without it. */
export const Nothing: Story = {
  args: { place: 'works' },
  beforeEach: visit({ 'GET /info-texts?language=fi': () => refusal(503, 'serviceUnavailable') }),
  play: async ({ canvas }) => waitFor(() => expect(canvas.queryByRole('button')).toBeNull()),
};
