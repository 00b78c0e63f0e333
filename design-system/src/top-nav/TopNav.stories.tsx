import type { Meta, StoryObj } from '@storybook/react-vite';
import CircleUser from 'lucide-react/icons/circle-user';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { guide } from '../../docs/guide';
import { MenuButton } from '../menu-button/MenuButton';
import { SearchBox } from '../search-box/SearchBox';
import { TextLink } from '../text-link/TextLink';
import { TopNav } from './TopNav';

const meta = {
  title: 'Structure/TopNav',
  component: TopNav,
  parameters: {
    layout: 'fullscreen',
    ...guide({
      use: [
        'Once, on top of every page. Pages in the order in which they are needed.',
        'A locked page keeps its place and says why when pressed.',
      ],
      avoid: ['Hide pages that become available later.'],
      keyboard: [
        ['Tab', 'first reaches the skip link, then name, pages and menus'],
        ['Enter', 'follows a link or opens a menu'],
      ],
    }),
  },
  args: {
    brand: 'Nimiö',
    currentHref: '/works',
    nav: [
      { href: '/works', label: 'Teosluettelo' },
      { href: '/statistics', label: 'Lainaustilasto' },
      { href: '/accounting', label: 'Tilitykset' },
      { href: '/messages', label: 'Viestit', count: { value: 2, text: 'uutta' } },
    ],
    tools: (
      <>
        <MenuButton label="Suomi" prefix="Kieli:" items={[{ id: 'sv', label: 'Svenska' }]} />
        <MenuButton
          label="Inka Vuorela"
          prefix="Profiili:"
          icon={<CircleUser aria-hidden />}
          items={[{ id: 'settings', label: 'Omat tiedot' }]}
        />
      </>
    ),
    onOpenMenu: fn(),
    warningCount: 1,
  },
  render: (args) => (
    <>
      <TopNav {...args} />
      <main id="main" style={{ height: '10rem' }} />
    </>
  ),
} satisfies Meta<typeof TopNav>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {
  tags: ['dark-picture'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Teosluettelo' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: /Viestit 2 uutta/ })).toBeInTheDocument();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Siirry sisältöön' })).toHaveFocus();
  },
};

const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 32"><rect width="32" height="32" fill="#5b2a86"/><rect x="40" y="10" width="80" height="12" fill="#5b2a86"/></svg>',
)}`;

/** A society's logo instead of the name; the link has the same name. */
export const Logo: Story = {
  args: { logo: picture },
  play: ({ canvas }) => expect(canvas.getByRole('link', { name: /^Nimiö/ })).toBeVisible(),
};

/** A locked page keeps its place and says why. */
export const LockedPage: Story = {
  args: {
    nav: [
      {
        label: 'Teosluettelo',
        locked: (
          <>
            <p>Voit lisätä teoksia, kun meillä on osoitteesi ja pankkiyhteytesi.</p>
            <p>
              <TextLink href="#bank">Lisää pankkiyhteys</TextLink>
            </p>
          </>
        ),
      },
      { href: '/accounting', label: 'Tilitykset' },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const page = canvas.getByRole('button', { name: 'Teosluettelo (lukittu)' });
    page.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('dialog', { name: 'Teosluettelo (lukittu)' })).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page).toHaveFocus());
  },
};

export const ActingForAnother: Story = {
  args: {
    band: (
      <>
        <span>Toimit: Vuorelan kuolinpesä</span>
        <TextLink href="#own" tone="quiet">
          Palaa omaan profiiliin
        </TextLink>
      </>
    ),
  },
};

export const Staff: Story = { args: { band: 'Toimit henkilökuntana: Inka Vuorela', bandTone: 'warning' } };

const ofStaff = {
  note: 'henkilökunta',
  currentHref: '/',
  nav: [
    { href: '/', label: 'Työlista' },
    { href: '/customers', label: 'Asiakkaat', count: { value: 0, text: 'avointa' } },
    { href: '/payments', label: 'Tilitykset', count: { value: 2, text: 'avointa' } },
    { href: '/taxation', label: 'Verotus', count: { value: 5, text: 'avointa' } },
    { href: '/messages', label: 'Viestit', count: { value: 12, text: 'lukematonta' } },
    { href: '/suggestions', label: 'Ehdotukset' },
  ],
  search: (
    <SearchBox
      label="Hae"
      placeholder="Nimi, numero, ISBN, sähköposti"
      shortcut="/"
      value=""
      onChange={fn()}
      sections={[]}
      onChoose={fn()}
      onSubmit={fn()}
      empty=""
    />
  ),
  more: <MenuButton label="Lisää sivuja" items={[{ id: 'classes', label: 'Kirjastoluokat' }]} />,
};

/** Staff search on every page; their pages are in a second row, and the rarely used ones in a menu. */
export const WithSearch: Story = {
  tags: ['dark-picture'],
  args: ofStaff,
  play: async ({ canvas }) => {
    const place = (name: string | RegExp) => canvas.getByRole('link', { name }).getBoundingClientRect();
    await expect(canvas.getByRole('search')).toContainElement(canvas.getByRole('combobox', { name: 'Hae' }));
    await expect(place('Työlista').top).toBeGreaterThanOrEqual(place(/^Nimiö/).bottom);
    await expect(canvas.getByRole('link', { name: 'Viestit 12 lukematonta' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Asiakkaat' })).toBeVisible();
  },
};

/** The space of a number that is not known yet is reserved. */
export const AwaitedCount: Story = {
  tags: ['test-only', 'no-picture'],
  args: {
    ...ofStaff,
    nav: [
      { href: '/taxation', label: 'Verotus', count: { value: undefined, text: 'avointa' } },
      { href: '/works', label: 'Verotus', count: { value: 5, text: 'avointa' } },
    ],
  },
  play: async ({ canvas }) => {
    const [awaited, known] = canvas.getAllByRole('link', { name: /Verotus/ });
    await expect(awaited).toHaveAccessibleName('Verotus');
    await expect(awaited?.offsetWidth).toBe(known?.offsetWidth);
  },
};

/** The search is between name and tools here too. */
export const WithSearchOnTablet: Story = {
  args: ofStaff,
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    const search = canvas.getByRole('search').getBoundingClientRect();
    const profile = canvas.getByRole('button', { name: /Profiili/ }).getBoundingClientRect();
    await expect(profile.top).toBeLessThan(search.bottom);
  },
};

export const WithSearchOnPhone: Story = {
  tags: ['phone-picture'],
  args: ofStaff,
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const top = (element: HTMLElement) => element.getBoundingClientRect().top;
    const menu = top(canvas.getByRole('button', { name: /Valikko/ }));
    await expect(menu).toBeLessThan(
      canvas.getByRole('link', { name: /^Nimiö/ }).getBoundingClientRect().bottom,
    );
    await expect(top(canvas.getByRole('search'))).toBeGreaterThan(menu);
    await expect(canvas.queryByRole('link', { name: 'Työlista' })).toBeNull();
  },
};

/** The pages wrap to a second row. */
export const Tablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    const place = (name: string | RegExp) => canvas.getByRole('link', { name }).getBoundingClientRect();
    await expect(place('Teosluettelo').top).toBeGreaterThanOrEqual(place(/^Nimiö/).bottom);
    await expect(place(/Viestit/).top).toBe(place('Teosluettelo').top);
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Valikko.*1 asia vaatii huomiotasi/ }));
    await expect(args.onOpenMenu).toHaveBeenCalledOnce();
  },
};
