import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { guide } from '../../docs/guide';
import { ComboBox } from './ComboBox';

const countries = [
  { id: 'FI', label: 'Suomi', keywords: ['Finland'] },
  { id: 'SE', label: 'Ruotsi', keywords: ['Sverige', 'Sweden'] },
  { id: 'EE', label: 'Viro', keywords: ['Eesti', 'Estonia'] },
  { id: 'GB', label: 'Yhdistynyt kuningaskunta', keywords: ['Iso-Britannia', 'Englanti'] },
];

const onChange = fn();

const meta = {
  title: 'Forms/ComboBox',
  component: ComboBox,
  parameters: guide({
    use: [
      'One of many choices that somebody knows the name of: a country, a publisher.',
      'Give `keywords` for other names of the same thing.',
      'Look up with `onSearch` when the list is too long to load.',
    ],
    avoid: [
      'Use it for fewer than some twenty choices: take a `Select` or a `RadioGroup`.',
      'Take what is typed for a choice without one in the list.',
    ],
    keyboard: [
      ['Tab', 'goes to the field'],
      ['Letters', 'narrow the list; how many are left is read aloud'],
      ['↓ and ↑', 'open the list and go through it'],
      ['Enter', 'chooses'],
      ['Escape', 'closes the list; again, empties the field'],
    ],
  }),
} satisfies Meta<typeof ComboBox>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Finds by other names too. */
export const Country: Story = {
  args: { label: 'Maa', width: '20rem', options: countries, onChange },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: 'Maa' });
    await userEvent.type(input, 'iso-b');
    await expect(await screen.findByRole('option', { name: 'Yhdistynyt kuningaskunta' })).toBeInTheDocument();
    await expect(screen.queryByRole('option', { name: 'Viro' })).not.toBeInTheDocument();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(onChange).toHaveBeenLastCalledWith('GB');
    await expect(input).toHaveValue('Yhdistynyt kuningaskunta');
  },
};

/** A whole name that was typed is chosen on leaving. */
export const WholeName: Story = {
  args: { label: 'Maa', width: '20rem', options: countries, onChange },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'ruotsi');
    await userEvent.tab();
    await expect(onChange).toHaveBeenLastCalledWith('SE');
  },
};

export const NoMatch: Story = {
  args: { label: 'Maa', width: '20rem', options: countries },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'xyz');
    await expect(await screen.findByText('Ei osumia')).toBeInTheDocument();
  },
};

const publishers = ['Kaarna', 'Lokki', 'Sypressi', 'Virsu'].map((label) => ({ id: label, label }));
const search = (typed: string) =>
  Promise.resolve(publishers.filter(({ label }) => label.toLowerCase().includes(typed.toLowerCase())));

/** Looks up while one types. */
export const Remote: Story = {
  args: { label: 'Kustantaja', width: '20rem', onSearch: search, onChange },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'lok');
    await userEvent.click(await screen.findByRole('option', { name: 'Lokki' }));
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveValue('Lokki'));
    await expect(onChange).toHaveBeenLastCalledWith('Lokki');
  },
};

export const WithError: Story = {
  args: { label: 'Maa', options: countries, error: 'Valitse maa luettelosta.', width: '20rem' },
};

export const Dark: Story = {
  args: { label: 'Maa', options: countries, value: 'FI' },
  globals: { theme: 'dark' },
};
