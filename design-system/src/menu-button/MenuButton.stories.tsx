import type { Meta, StoryObj } from '@storybook/react-vite';
import CircleUser from 'lucide-react/icons/circle-user';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { guide } from '../../docs/guide';
import { MenuButton } from './MenuButton';

const choose = fn();

const meta = {
  title: 'Actions/MenuButton',
  component: MenuButton,
  parameters: guide({
    use: [
      'Several rarely needed actions or choices: profile, language.',
      'Group related items.',
      'Outside the masthead use `second`: its label is never truncated.',
    ],
    avoid: ['Hide the main action in a menu.', 'Use it to choose a value in a form: that is a `Select`.'],
    keyboard: [
      ['Enter, Space or ↓', 'opens the menu at the first or the selected item'],
      ['↓ and ↑', 'move through the items'],
      ['Letters', 'move to the item that begins with them'],
      ['Enter', 'activates the item'],
      ['Escape', 'closes; the focus returns to the button'],
    ],
  }),
  args: { label: 'Suomi', prefix: 'Kieli:' },
} satisfies Meta<typeof MenuButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Language: Story = {
  args: {
    items: [
      { id: 'fi', label: 'Suomi', isCurrent: true, lang: 'fi', onAction: choose },
      { id: 'sv', label: 'Svenska', lang: 'sv', onAction: choose },
      { id: 'en', label: 'English', lang: 'en', onAction: choose },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    choose.mockClear();
    const button = canvas.getByRole('button', { name: 'Kieli: Suomi' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('menuitem', { name: /Suomi.*nyt käytössä/ })).toBeInTheDocument();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(choose).toHaveBeenCalledOnce();
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** Sections of the profile menu, between rules. */
export const Profile: Story = {
  tags: ['dark-picture'],
  args: {
    label: 'Inka Maria Vuorela-Sjöholm',
    prefix: 'Profiili:',
    icon: <CircleUser aria-hidden />,
    sections: [
      {
        id: 'profiles',
        label: 'Profiilit',
        items: [
          { id: 'own', label: 'Inka Vuorela', isCurrent: true, onAction: choose },
          { id: 'estate', label: 'Vuorelan kuolinpesä', onAction: choose },
        ],
      },
      {
        id: 'settings',
        label: 'Asetukset',
        items: [
          { id: 'settings', label: 'Omat tiedot', href: '#settings' },
          { id: 'password', label: 'Vaihda salasana', href: '#password' },
        ],
      },
      { id: 'end', label: 'Istunto', items: [{ id: 'logout', label: 'Kirjaudu ulos', onAction: choose }] },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Inka/ }));
    await expect(await screen.findByRole('menuitem', { name: 'Omat tiedot' })).toHaveAttribute(
      'href',
      '#settings',
    );
  },
};

/** Numbers of open tasks after the labels. */
export const Counts: Story = {
  args: {
    label: 'Lisää sivuja',
    items: [
      { id: 'classes', label: 'Kirjastoluokat', href: '#classes' },
      { id: 'locked', label: 'Lukitut kirjautumiset', href: '#locked', count: { value: 3, text: 'avointa' } },
      { id: 'authors', label: 'Tekijät', href: '#authors', count: { value: 0, text: 'avointa' } },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Lisää sivuja/ }));
    await expect(
      await screen.findByRole('menuitem', { name: 'Lukitut kirjautumiset 3 avointa' }),
    ).toBeInTheDocument();
    await expect(screen.getByRole('menuitem', { name: 'Tekijät' })).toBeInTheDocument();
  },
};

/** An arrow key opens too, at the first or last item. */
export const ByArrow: Story = {
  tags: ['test-only'],
  ...Language,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Kieli: Suomi' });
    button.focus();
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'English' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /Suomi/ })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
  },
};

const long = 'Kirjallisuuden tekijänoikeusjärjestön lainauskorvaustilitykset';

/** A label truncated in the masthead is shown in full under the pointer. */
export const LongNameInMasthead: Story = {
  args: { ...Language.args, label: long },
  play: async ({ canvas }) => {
    const words = canvas.getByText(long);
    await expect(words.scrollWidth).toBeGreaterThan(words.clientWidth);
    await expect(words).toHaveAttribute('title', long);
    await expect(canvas.getByRole('button', { name: `Kieli: ${long}` })).not.toHaveAccessibleDescription();
  },
};

/** Elsewhere the label wraps instead. */
export const LongNameOn320: Story = {
  args: { ...Language.args, label: long, variant: 'second' },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const words = canvas.getByText(long);
    await expect(words.scrollWidth).toBe(words.clientWidth);
    await expect(canvas.getByRole('button').getBoundingClientRect().right).toBeLessThanOrEqual(
      window.innerWidth,
    );
    await expect(words).not.toHaveAttribute('title');
  },
};
