import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { guide } from '../../docs/guide';
import { ProfileMenu } from './ProfileMenu';

const names = [
  'Vuorelan kuolinpesä',
  'Inka Vuorela',
  'Åke Sjöholm',
  'Kustannus Oy Saari',
  'Aino Niemi',
  'Öljymäen kuolinpesä',
  'Bo Åkesson',
];
const profiles = names.map((name) => ({ id: name, name, isCurrent: name === 'Inka Vuorela' }));

const meta = {
  title: 'Structure/ProfileMenu',
  component: ProfileMenu,
  args: {
    name: 'Inka Vuorela',
    profiles: profiles.slice(0, 3),
    settingsHref: '#settings',
    passwordHref: '#password',
    onChoose: fn(),
    onLogOut: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', placeItems: 'start end', minHeight: '30rem' }}>
        <Story />
      </div>
    ),
  ],
  parameters: guide({
    use: [
      'Last in the masthead of a logged-in user.',
      'Pass all profiles that the user may act for; the menu sorts them and marks the current one.',
      'Pass `allProfilesHref` as soon as there is a page of them.',
      'Omit links without a page in the application, and pass its own items as `sections`.',
    ],
    avoid: [
      'Add the main pages to it: those are in the masthead itself.',
      'Show it to a user without any accessible page: use a logout button.',
    ],
    keyboard: [
      ['Enter, Space or ↓', 'opens the menu at its first item'],
      ['↓ and ↑', 'move through the items, across sections'],
      ['Letters', 'move to the profile that begins with them'],
      ['Enter', 'follows the link or selects the profile'],
      ['Escape', 'closes; the focus returns to the button'],
    ],
  }),
} satisfies Meta<typeof ProfileMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

const labels = () => screen.getAllByRole('menuitem').map((entry) => entry.textContent);

/** Own profiles by name; the current one is marked in words too. */
export const OwnProfiles: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Profiili: Inka Vuorela' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
    await expect(labels()).toEqual([
      'Omat tiedot',
      'Inka Vuorela (nyt käytössä)',
      'Vuorelan kuolinpesä',
      'Åke Sjöholm',
      'Vaihda salasana',
      'Kirjaudu ulos',
    ]);
    await userEvent.keyboard('vuor{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith('Vuorelan kuolinpesä');
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** A person with one profile has nothing to choose. */
export const OneProfile: Story = {
  args: { profiles: profiles.slice(1, 2) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Inka Vuorela/ }));
    await screen.findByRole('menu');
    await expect(screen.queryByRole('group', { name: 'Profiilit' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Kirjaudu ulos' }));
    await expect(args.onLogOut).toHaveBeenCalledOnce();
  },
};

/** While acting for another the first item says whose details they are. */
export const DetailsOfAnother: Story = {
  args: { name: 'Vuorelan kuolinpesä', settingsLabel: 'Tiedot: Vuorelan kuolinpesä' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Profiili: Vuorelan kuolinpesä' }));
    await screen.findByRole('menu');
    await expect(labels()[0]).toBe('Tiedot: Vuorelan kuolinpesä');
    await expect(screen.queryByRole('menuitem', { name: 'Omat tiedot' })).not.toBeInTheDocument();
  },
};

/** Five are shown, always including the current one; the rest is a page away. */
export const MoreThanFive: Story = {
  tags: ['dark-picture'],
  args: { profiles, allProfilesHref: '#profiles' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Inka Vuorela/ }));
    await expect(await screen.findByRole('menuitem', { name: 'Kaikki profiilit' })).toHaveAttribute(
      'href',
      '#profiles',
    );
    await expect(labels().slice(1, 6)).toEqual([
      'Aino Niemi',
      'Bo Åkesson',
      'Inka Vuorela (nyt käytössä)',
      'Kustannus Oy Saari',
      'Vuorelan kuolinpesä',
    ]);
  },
};

export const Staff: Story = {
  args: {
    staff: [
      { id: 'customers', label: 'Hae asiakas', href: '#customers' },
      { id: 'messages', label: 'Asiakkaiden viestit', href: '#staff-messages' },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Inka Vuorela/ }));
    const search = await screen.findByRole('menuitem', { name: 'Hae asiakas' });
    await expect(screen.getByRole('group', { name: 'Henkilökunta' })).toContainElement(search);
  },
};

/** The library's own items can be omitted, and items of the application added. */
export const OwnEntries: Story = {
  render: ({ settingsHref: _settings, passwordHref: _password, ...args }) => <ProfileMenu {...args} />,
  args: {
    sections: [
      {
        id: 'help',
        label: 'Apua',
        items: [
          { id: 'guide', label: 'Ohjeet', href: '#guide' },
          { id: 'contact', label: 'Ota yhteyttä', href: '#contact' },
        ],
      },
      { id: 'empty', label: 'Kokeilut', items: [] },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Inka Vuorela/ }));
    await screen.findByRole('menu');
    await expect(labels()).toEqual([
      'Inka Vuorela (nyt käytössä)',
      'Vuorelan kuolinpesä',
      'Åke Sjöholm',
      'Ohjeet',
      'Ota yhteyttä',
      'Kirjaudu ulos',
    ]);
    await expect(screen.getByRole('group', { name: 'Apua' })).toContainElement(
      screen.getByRole('menuitem', { name: 'Ohjeet' }),
    );
    await expect(screen.queryByRole('group', { name: 'Kokeilut' })).not.toBeInTheDocument();
  },
};

export const LongNamesOn320: Story = {
  args: {
    name: 'Inka Maria Kirjailijatar Vuorela-Sjöholm',
    profiles: [
      { id: 'own', name: 'Inka Maria Kirjailijatar Vuorela-Sjöholm', isCurrent: true },
      { id: 'estate', name: 'Kirjailijatar Vuorela-Sjöholmin jakamaton kuolinpesä' },
    ],
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Inka/ }));
    const menu = await screen.findByRole('menu');
    await expect(menu.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
  },
};
