import type { Distribution } from '@nimio/domain/distribution/distribution.types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor, within } from 'storybook/test';
import { withTexts } from '../../../shared/intl/story-texts';
import { withFreshAnswers } from '../../../shared/session/story-answers';
import { storyList } from '../story-list';
import { DistributionsPage } from './DistributionsPage';
import { storyDistribution as draft, storyHash, storyResult } from './story-distribution';

const listed: Distribution[] = [
  draft,
  { ...draft, hash: storyHash('e'), name: 'Celia 2025', isCalculating: 1 },
  { ...draft, hash: storyHash('f'), name: 'E-lainat 2024', state: 'calculated', result: storyResult },
  { ...draft, hash: storyHash('g'), name: 'Lainauskorvaus 2024', state: 'approved', result: storyResult },
  { ...draft, hash: storyHash('h'), name: 'Lainauskorvaus 2023', state: 'paid', result: storyResult },
];
const list = storyList('GET /accountings/distributions?limit=50&offset=0', 'managePayments', listed);

const meta = {
  title: 'Portal/Distributions',
  component: DistributionsPage,
  decorators: [withFreshAnswers, withTexts],
  beforeEach: list.open(),
} satisfies Meta<typeof DistributionsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Tilitykset' }));
    await expect(table.getByRole('link', { name: 'E-lainat 2024' })).toHaveAttribute(
      'href',
      `/accountings/${storyHash('f')}`,
    );
    for (const state of ['Luonnos', 'Lasketaan', 'Laskettu', 'Hyväksytty', 'Maksettu'])
      await expect(table.getByText(state)).toBeVisible();
  },
};

/** The browser's own request is answered at once. */
const comeAnswered = (status: number, body: object) => async () => {
  const leave = await list.open()();
  const sending = spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function (this: XMLHttpRequest) {
    Object.defineProperty(this, 'status', { value: status });
    Object.defineProperty(this, 'responseText', { value: JSON.stringify(body) });
    this.dispatchEvent(new ProgressEvent('load'));
  });
  return () => {
    sending.mockRestore();
    leave();
  };
};

/** As somebody does in the browser's chooser. */
const choose = async (canvasElement: HTMLElement) => {
  const input = await waitFor(() => {
    const found = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
    if (!found) throw new Error('There is no field for a file');
    return found;
  });
  const held = new DataTransfer();
  held.items.add(new File(['payment;reason'], 'palautuneet.csv', { type: 'text/csv' }));
  input.files = held.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
};

/** The bank's list is read at once, and each line is accounted for. */
export const Returned: Story = {
  beforeEach: comeAnswered(200, { record: { failed: 2, known: 1, unknown: [4, 7], wrong: [] } }),
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement);
    await expect(await canvas.findByText('Tiedosto on luettu')).toBeVisible();
    await expect(canvas.getByText('4, 7')).toBeVisible();
  },
};

/** What is no such list says what it should have. */
export const ReturnsUnreadable: Story = {
  beforeEach: comeAnswered(422, {
    data: null,
    error: { status: 422, name: 'E', message: '', details: { code: 'returnsUnreadable' } },
  }),
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement);
    await expect(await canvas.findByText(/siinä on sarakkeet payment ja reason/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Yritä uudelleen/ })).toBeNull();
  },
};

export const Empty: Story = {
  beforeEach: list.open([]),
  play: async ({ canvas }) => expect(await canvas.findByText('Tilityksiä ei ole vielä tehty.')).toBeVisible(),
};

export const Loading: Story = list.loading;
export const Failed: Story = list.failed;
/** Somebody without the right who comes by the address. */
export const NoRight: Story = list.noRight;
export const Narrow: Story = { ...Filled, globals: { viewport: { value: 'narrow' } } };
export const Dark: Story = { ...Filled, globals: { theme: 'dark' } };
