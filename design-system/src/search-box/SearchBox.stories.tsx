import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { guide } from '../../docs/guide';
import { SearchBox, type SearchBoxSection } from './SearchBox';

const sections: readonly SearchBoxSection[] = [
  {
    id: 'customers',
    label: 'Asiakkaat',
    results: [
      { id: 'bjorn', title: 'Sandbacka, Björn Erik', note: 'tekijä, Vaasa', aside: '100482' },
      { id: 'maj-lis', title: 'Ahlfors-Sandbacka, Maj-Lis', note: 'kuolinpesä, Porvoo', aside: '100119' },
    ],
  },
  {
    id: 'works',
    label: 'Teokset',
    results: [{ id: 'work', title: 'Brevbärarens tystnad', aside: '978-951-668-685-4' }],
  },
];

/** A search whose results are there as soon as something is typed. */
function Search({ sections: found, ...rest }: ComponentProps<typeof SearchBox>) {
  const [text, setText] = useState('');
  const change = (next: string) => {
    setText(next);
    rest.onChange(next);
  };
  const choose = (id: string) => {
    setText('');
    rest.onChoose(id);
  };
  const submit = (submitted: string) => {
    setText('');
    rest.onSubmit(submitted);
  };
  return (
    <SearchBox
      {...rest}
      value={text}
      onChange={change}
      onChoose={choose}
      onSubmit={submit}
      sections={text === '' ? [] : found}
    />
  );
}

const meta = {
  title: 'Structure/SearchBox',
  component: SearchBox,
  parameters: guide({
    use: [
      'In the masthead, for what people look for on every page.',
      'Sections tell apart kinds of results; the number or ISBN at the end of a line identifies it.',
    ],
    avoid: ['Choose a value in a form: use a `ComboBox`.', 'Filter a list: use a `SearchField`.'],
    keyboard: [
      ['/', 'moves to the search from anywhere but a field'],
      ['↓ and ↑', 'move through the results'],
      ['Enter', 'opens the result, or without one searches'],
      ['Escape', 'closes the results, then empties the field'],
    ],
  }),
  args: {
    label: 'Hae',
    placeholder: 'Nimi, numero, ISBN, sähköposti',
    shortcut: '/',
    value: '',
    sections,
    empty: 'Kirjoita vähintään kaksi kirjainta.',
    foot: 'Nuolilla valitaan, Enter avaa. 3 osumaa.',
    onChange: fn(),
    onChoose: fn(),
    onSubmit: fn(),
  },
  render: (args) => (
    <div style={{ minHeight: '22rem' }}>
      <Search {...args} />
    </div>
  ),
} satisfies Meta<typeof SearchBox>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The key moves the focus to the search; arrows and Enter open a result. */
export const ByKeyboard: Story = {
  tags: ['dark-picture'],
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('combobox', { name: 'Hae' });
    await userEvent.keyboard('/');
    await expect(input).toHaveFocus();
    await expect(input).toHaveValue('');
    await userEvent.keyboard('sand/');
    await expect(input).toHaveValue('sand/');
    const customers = within(await screen.findByRole('group', { name: 'Asiakkaat' }));
    await expect(customers.getAllByRole('option')).toHaveLength(2);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith('work');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await userEvent.keyboard('sand');
    await screen.findByRole('listbox');
  },
};

/** Enter without a result searches for the text; Escape closes the results, and then empties the field. */
export const WithoutChoice: Story = {
  tags: ['test-only', 'no-picture'],
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('combobox', { name: 'Hae' });
    await userEvent.type(input, 'sandb');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith('sandb');
    await expect(args.onChoose).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await userEvent.keyboard('sandba');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(input).toHaveValue('sandba');
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveValue('');
  },
};

export const ByPointer: Story = {
  tags: ['test-only', 'no-picture'],
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('combobox', { name: 'Hae' });
    await userEvent.type(input, 'sand');
    await userEvent.click(await screen.findByRole('option', { name: /Maj-Lis/ }));
    await expect(args.onChoose).toHaveBeenCalledWith('maj-lis');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await userEvent.type(input, 'sand');
    await userEvent.click(canvas.getByLabelText('Tyhjennä haku'));
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
  },
};

export const NothingFound: Story = {
  args: { sections: [], empty: 'Ei osumia haulla ”sandqvist”.' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Hae' }), 'sandqvist');
    await expect(await screen.findByText('Ei osumia haulla ”sandqvist”.')).toBeVisible();
  },
};

export const Waiting: Story = {
  tags: ['no-picture'],
  args: { sections: [], isWaiting: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Hae' }), 'sand');
    await expect(await screen.findByText('Haetaan…')).toBeVisible();
  },
};

/** Long words on the narrowest screen. */
export const On320: Story = {
  args: {
    sections: [
      {
        id: 'customers',
        label: 'Asiakkaat',
        results: [
          {
            id: 'long',
            title: 'Kustannusosakeyhtiö Saaristomerenrantakallionkirjallisuudentekijänoikeus',
            note: 'Kirjallisuudentekijänoikeusjärjestöjenyhteistyövaltuuskunta',
            aside: '100482',
          },
        ],
      },
    ],
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Hae' }), 'sand');
    await screen.findByRole('listbox');
  },
};
