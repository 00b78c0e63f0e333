import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { guide } from '../../docs/guide';
import { Button } from '../button/Button';
import { EntryList, type EntryListProps } from './EntryList';

const meta = {
  title: 'Data/Entry list',
  component: EntryList,
  parameters: guide({
    use: [
      'News and messages on a page with other content: a few of them, newest first.',
      'Name the kind of an item in `kind`, and that it is new, if several kinds are mixed.',
    ],
    avoid: [
      'List what users compare or search: that is a `DataTable`.',
      'Put buttons in an item; the title links to the page of its actions.',
    ],
    keyboard: [
      ['Tab', 'moves from title to title, then to the button for more'],
      ['Enter', 'opens it; on the button, shows more and moves to the first of them'],
    ],
  }),
  args: {
    'aria-label': 'Tiedotteet',
    items: [
      { id: '1', title: 'Vuoden 2024 lainaustilasto on julkaistu', href: '#1', date: '2026-11-12' },
      { id: '2', title: 'Joulukuun tilityksen aikataulu', href: '#2', date: '2026-11-02' },
      { id: '3', title: 'E-lainat mukana tilityksessä', href: '#3', date: '2026-10-14' },
      { id: '4', title: 'Asiakaspalvelu on suljettu perjantaina', href: '#4', date: '2026-09-30' },
      { id: '5', title: 'Uusi portaali on avattu', href: '#5', date: '2026-08-26' },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '21rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof EntryList>;

export default meta;
type Story = StoryObj<typeof meta>;

const more = { name: 'Näytä lisää' };

/** Each press adds one item and focuses it; at the end the button disappears. */
export const News: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
    canvas.getByRole('button', more).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getAllByRole('link')).toHaveLength(4);
    await expect(canvas.getByRole('link', { name: /suljettu perjantaina/ })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', more));
    await expect(canvas.getByRole('link', { name: 'Uusi portaali on avattu' })).toHaveFocus();
    await expect(canvas.queryByRole('button', more)).toBeNull();
  },
};

function Fetching(props: EntryListProps) {
  const [items, setItems] = useState(props.items.slice(0, 4));
  const { onMore } = props;
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <EntryList
        {...props}
        items={items}
        total={props.items.length}
        onMore={(count) => {
          onMore?.(count);
          setAsked(count > items.length);
        }}
      />
      {isAsked && <Button onPress={() => setItems([...props.items])}>Vastaa</Button>}
    </>
  );
}

/** Missing items are awaited: the button says so, and the focus moves to them when they arrive. */
export const Fetched: Story = {
  args: { onMore: fn() },
  render: (args) => <Fetching {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', more));
    await expect(args.onMore).toHaveBeenLastCalledWith(4);
    await expect(canvas.getByRole('link', { name: /suljettu perjantaina/ })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', more));
    await expect(args.onMore).toHaveBeenLastCalledWith(5);
    await userEvent.click(canvas.getByRole('button', { name: /Näytä lisää/ }));
    await expect(args.onMore).toHaveBeenCalledTimes(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Vastaa' }));
    await expect(canvas.getByRole('link', { name: 'Uusi portaali on avattu' })).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: /Näytä lisää/ })).toBeNull();
  },
};

export const Messages: Story = {
  tags: ['dark-picture'],
  args: {
    items: [
      {
        id: '1',
        title: 'Saaren talvi',
        href: '#1',
        note: 'Mikael Sjöholm ehdottaa: kirjoittajia 3, nyt 2.',
        kind: 'Muutosehdotus',
        isNew: true,
        date: '2026-11-16',
      },
      {
        id: '2',
        title: 'Vastaus kysymykseesi verokortista',
        href: '#2',
        kind: 'Uusi viesti',
        isNew: true,
        date: '2026-11-09',
      },
      { id: '3', title: 'Kiitos, sopimuksesi on voimassa', href: '#3', kind: 'Viesti', date: '2026-09-30' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByText('Uusi viesti')).toBeVisible();
  },
};

/** In its own language. */
export const InAnotherLanguage: Story = {
  args: {
    items: [{ id: '1', title: 'Utlåningsstatistiken är klar', href: '#1', date: '2026-11-12', lang: 'sv' }],
  },
  play: ({ canvas }) => expect(canvas.getByRole('link')).toHaveAttribute('lang', 'sv'),
};

export const On320: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: {
    items: [
      {
        id: '1',
        title: 'Lainauskorvausjärjestelmäuudistusneuvottelukunnanpuheenjohtajistontyöjärjestys',
        href: '#1',
        kind: 'Järjestelmäuudistustiedote',
        isNew: true,
        date: '2026-11-12',
      },
    ],
  },
};
