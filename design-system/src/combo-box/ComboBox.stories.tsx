import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, type Mock, screen, waitFor } from 'storybook/test';
import { guide } from '../../docs/guide';
import { Button } from '../button/Button';
import { ComboBox } from './ComboBox';

const countries = [
  { id: 'FI', label: 'Suomi', keywords: ['Finland'] },
  { id: 'SE', label: 'Ruotsi', keywords: ['Sverige', 'Sweden'] },
  { id: 'EE', label: 'Viro', keywords: ['Eesti', 'Estonia'] },
  { id: 'GB', label: 'Yhdistynyt kuningaskunta', keywords: ['Iso-Britannia', 'Englanti'] },
];

const onChange = fn();

/** Bound to a value, as in a form. */
function Bound({ initial, ...field }: ComponentProps<typeof ComboBox> & { initial: string }) {
  const [value, setValue] = useState(initial);
  return (
    <>
      <ComboBox {...field} value={value} onChange={setValue} />
      <output>{value}</output>
      <Button variant="quiet" onPress={() => setValue('')}>
        Palauta
      </Button>
    </>
  );
}

const meta = {
  title: 'Forms/ComboBox',
  component: ComboBox,
  parameters: guide({
    use: [
      'One of many options with a known name: a country, a publisher.',
      'Give `keywords` for other names of the same thing.',
      'Look up with `onSearch` if the list is too long to load.',
      'Collect several with `onPick`, and show them as a `TagGroup`.',
    ],
    avoid: [
      'Use it for fewer than about twenty options: use a `Select` or a `RadioGroup`.',
      'Accept typed text that is not in the list.',
    ],
    keyboard: [
      ['Tab', 'moves to the field'],
      ['Letters', 'filter the list; the number of matches is announced'],
      ['↓ and ↑', 'open the list and move through it'],
      ['Enter', 'chooses'],
      ['Escape', 'closes the list and restores the selection'],
    ],
  }),
} satisfies Meta<typeof ComboBox>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The number of matches, as announced to screen readers. */
const announced = () => document.querySelector('[data-live-announcer]');

/** Finds by other names too; the number of matches is announced. */
export const Country: Story = {
  args: { label: 'Maa', width: '20rem', options: countries, onChange },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: 'Maa' });
    await userEvent.type(input, 'iso-b');
    await expect(await screen.findByRole('option', { name: 'Yhdistynyt kuningaskunta' })).toBeInTheDocument();
    await expect(screen.queryByRole('option', { name: 'Viro' })).not.toBeInTheDocument();
    await waitFor(() => expect(announced()).toHaveTextContent('1 vaihtoehto saatavilla'));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(onChange).toHaveBeenLastCalledWith('GB');
    await expect(input).toHaveValue('Yhdistynyt kuningaskunta');
  },
};

/** A completely typed name is selected on blur. */
export const WholeName: Story = {
  tags: ['test-only'],
  args: { label: 'Maa', width: '20rem', options: countries, onChange },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('combobox');
    await userEvent.type(box, 'ruotsi');
    await userEvent.tab();
    await expect(onChange).toHaveBeenLastCalledWith('SE');
    await expect(box).toHaveValue('Ruotsi');
    await userEvent.clear(box);
    await expect(onChange).toHaveBeenLastCalledWith('');
    await userEvent.type(box, 'estonia{Enter}');
    await expect(box).toHaveValue('Viro');
    await expect(onChange).toHaveBeenLastCalledWith('EE');
  },
};

/** So is the only option that is left, by any of its names; while several are left, nothing is selected. */
export const OnlyMatch: Story = {
  tags: ['test-only'],
  args: { label: 'Maa', width: '20rem', options: countries, onChange },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('combobox');
    await userEvent.type(box, 'finl');
    await userEvent.tab();
    await expect(onChange).toHaveBeenLastCalledWith('FI');
    await expect(box).toHaveValue('Suomi');
    await userEvent.clear(box);
    await userEvent.type(box, 'swe{Enter}');
    await expect(onChange).toHaveBeenLastCalledWith('SE');
    await userEvent.clear(box);
    await userEvent.type(box, 'i');
    await userEvent.tab();
    await expect(onChange).toHaveBeenLastCalledWith('');
    await expect(box).toHaveValue('');
  },
};

/** Escape and unknown names restore the selected option. */
export const GivenUp: Story = {
  tags: ['test-only'],
  args: { label: 'Maa', width: '20rem', options: countries },
  render: (args) => <Bound {...args} initial="FI" />,
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('combobox');
    await userEvent.clear(box);
    await userEvent.type(box, 'Suomi');
    await userEvent.tab();
    await expect(canvas.getByRole('status')).toHaveTextContent('FI');
    box.focus();
    await userEvent.keyboard('{Control>}a{/Control}Ruotsi{Escape}');
    await expect(box).toHaveValue('Suomi');
    await userEvent.tab();
    await expect(canvas.getByRole('status')).toHaveTextContent('FI');
    await userEvent.type(box, 'xyz');
    await userEvent.tab();
    await expect(box).toHaveValue('Suomi');
    await userEvent.click(canvas.getByRole('button', { name: 'Palauta' }));
    await expect(box).toHaveValue('');
    box.focus();
    await userEvent.tab();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
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

/** Looks up only what is typed; in a form the input follows the value. */
export const RemoteInAForm: Story = {
  tags: ['test-only'],
  args: {
    label: 'Kustantaja',
    width: '20rem',
    onSearch: fn(search),
    chosen: { id: 'Virsu', label: 'Virsu' },
  },
  render: (args) => <Bound {...args} initial="Virsu" />,
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('combobox');
    const held = canvas.getByRole('status');
    await expect(box).toHaveValue('Virsu');
    await userEvent.clear(box);
    await expect(held).toBeEmptyDOMElement();
    await userEvent.type(box, 'lok');
    await userEvent.click(await screen.findByRole('option', { name: 'Lokki' }));
    await expect(box).toHaveValue('Lokki');
    await expect(held).toHaveTextContent('Lokki');
    await userEvent.type(box, 'xyz');
    await userEvent.tab();
    await expect(box).toHaveValue('Lokki');
    await userEvent.clear(box);
    await userEvent.type(box, 'kaa');
    await screen.findByRole('option', { name: 'Kaarna' });
    await userEvent.type(box, 'rna');
    await userEvent.tab();
    await expect(held).toHaveTextContent('Kaarna');
    await userEvent.click(canvas.getByRole('button', { name: 'Palauta' }));
    await expect(box).toHaveValue('');
    const { onSearch } = args as { onSearch: unknown };
    const sought = (onSearch as Mock).mock.calls.map(([text]) => text as string);
    await expect(sought.filter((text) => text === 'Virsu' || text === 'Lokki')).toEqual([]);
  },
};

/** Looks up options while typing. */
export const Remote: Story = {
  args: { label: 'Kustantaja', width: '20rem', onSearch: search, onChange },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'lok');
    await userEvent.click(await screen.findByRole('option', { name: 'Lokki' }));
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveValue('Lokki'));
    await expect(onChange).toHaveBeenLastCalledWith('Lokki');
  },
};

/** Typed text remains when the page scrolls, as it does when a phone shows its keyboard. */
export const Scrolled: Story = {
  tags: ['test-only'],
  args: { label: 'Kustantaja', width: '20rem', onSearch: search },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('combobox');
    await userEvent.type(box, 'lo');
    await screen.findByRole('option', { name: 'Lokki' });
    window.dispatchEvent(new Event('scroll'));
    await userEvent.type(box, 'k');
    await expect(box).toHaveValue('lok');
    window.dispatchEvent(new Event('scroll'));
    await userEvent.click(await screen.findByRole('option', { name: 'Lokki' }));
    await expect(box).toHaveValue('Lokki');
  },
};

const nextFrame = () => new Promise(requestAnimationFrame);

/** Moving to an option near the edge of the window does not scroll the page, which would close the list. */
export const AtTheBottom: Story = {
  tags: ['test-only'],
  args: { label: 'Maa', width: '20rem', options: countries, onChange },
  render: (args) => (
    <div style={{ paddingBlock: 'calc(100vh - 22rem) 50vh' }}>
      <ComboBox {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    window.scrollTo(0, 0);
    await nextFrame();
    const before = window.scrollY;
    await userEvent.type(canvas.getByRole('combobox'), 'i{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}');
    await nextFrame();
    await nextFrame();
    await expect(window.scrollY).toBe(before);
    await userEvent.keyboard('{Enter}');
    await expect(onChange).toHaveBeenLastCalledWith('GB');
  },
};

const onPick = fn();

/** The selection is shown elsewhere: the input is empty for the next one, and keeps the focus. */
export const RemoteForSeveral: Story = {
  args: { label: 'Kustantaja', width: '20rem', onSearch: search, onPick },
  play: async ({ canvas, userEvent }) => {
    onPick.mockClear();
    const box = canvas.getByRole('combobox');
    await userEvent.type(box, 'lok');
    await userEvent.click(await screen.findByRole('option', { name: 'Lokki' }));
    await expect(onPick).toHaveBeenLastCalledWith({ id: 'Lokki', label: 'Lokki' });
    await waitFor(() => expect(box).toHaveValue(''));
    await expect(box).toHaveFocus();
    await waitFor(() => expect(box).toHaveAttribute('aria-expanded', 'false'));
    await userEvent.type(box, 'kaa');
    await screen.findByRole('option', { name: 'Kaarna' });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(onPick).toHaveBeenLastCalledWith({ id: 'Kaarna', label: 'Kaarna' });
    await waitFor(() => expect(box).toHaveValue(''));
    await userEvent.type(box, 'xyz');
    await userEvent.tab();
    await expect(box).toHaveValue('');
    await expect(onPick).toHaveBeenCalledTimes(2);
  },
};

export const WithError: Story = {
  args: { label: 'Maa', options: countries, error: 'Valitse maa luettelosta.', width: '20rem' },
};

export const Dark: Story = {
  args: { label: 'Maa', options: countries, value: 'FI' },
  globals: { theme: 'dark' },
};

/** Long words on the narrowest screen. */
export const On320: Story = {
  args: {
    label: 'Kirjallisuuden tekijänoikeusjärjestön lainauskorvaustilitysten asiakasnumero',
    description:
      'Lainauskorvaustilityslaskelmien valmistumisesta ilmoitetaan sähköpostitse, kun kaikki kirjastot ovat lähettäneet lainaustietonsa.',
    error:
      'Lainauskorvaustilityslaskelmien valmistumisesta ilmoitetaan sähköpostitse, kun kaikki kirjastot ovat lähettäneet lainaustietonsa.',
    options: [
      { id: 'a', label: 'Kirjallisuuden tekijänoikeusjärjestön lainauskorvaustilitysten asiakasnumero' },
    ],
    value: 'a',
  },
  globals: { viewport: { value: 'narrow' } },
};
