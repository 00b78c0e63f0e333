import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { guide } from '../guide';
import { EmptyHome } from './EmptyHome';
import { emptyHomeTexts } from './empty-home.texts';
import { screenTexts } from './screen.texts';
import { spokenIn } from './spoken';
import { wholeScreen } from './whole-screen';

const meta = {
  title: 'Patterns/Empty home',
  component: EmptyHome,
  globals: { viewport: { value: 'desktop' } },
  parameters: {
    ...wholeScreen,
    ...guide({
      use: [
        'Begin with what the person has to do, in the order in which it is best done; each line says why.',
        'Let every column keep its place when it is empty, and say in a sentence what will come there.',
        'One ornament is enough: the due slip where the most will come, a quiet sentence elsewhere.',
      ],
      avoid: [
        'Greet, congratulate or fill the room with pictures.',
        'Hide pages that cannot be entered yet: they keep their place, locked, and say what they wait for.',
      ],
      keyboard: [
        ['Tab', 'goes from the masthead to the first thing to do'],
        ['Enter', 'opens it; on a locked page, says what is missing'],
        ['Escape', 'closes what was opened, and the focus is back where it was'],
      ],
    }),
  },
} satisfies Meta<typeof EmptyHome>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A locked page says what is missing; after the masthead the first thing to do is next. */
export const Desktop: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const t = spokenIn(emptyHomeTexts, globals);
    const { works, worksLocked, addAddress } = spokenIn(screenTexts, globals);
    const locked = within(canvas.getByRole('navigation')).getByRole('button', { name: new RegExp(works) });
    locked.focus();
    await userEvent.keyboard('{Enter}');
    const why = await screen.findByRole('dialog', { name: new RegExp(works) });
    await expect(why).toHaveTextContent(worksLocked);
    await waitFor(() => expect(within(why).getByRole('link', { name: addAddress })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(locked).toHaveFocus());

    const toDo = canvas.getByRole('region', { name: t.toDo });
    const [first, ...others] = within(toDo).getAllByRole('link');
    canvas.getByRole('button', { name: /Inka Vuorela/ }).focus();
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await expect(first).toHaveAccessibleName(new RegExp(t.contractHint));
    await expect(others).toHaveLength(2);
    await expect(canvas.getByRole('region', { name: t.news })).toHaveTextContent(t.noNews);
    await expect(canvas.getByRole('region', { name: t.messages })).toHaveTextContent(t.noMessages);
  },
};

/** One column after another. The menu says what is locked and why, holds the focus and gives it back. */
export const Phone: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, userEvent, globals }) => {
    const { menu, statistics, worksLocked } = spokenIn(screenTexts, globals);
    const opener = canvas.getByRole('button', { name: new RegExp(`^${menu}`) });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const drawer = await screen.findByRole('dialog', { name: menu });
    await waitFor(() => expect(drawer).toContainElement(document.activeElement as HTMLElement));
    await waitFor(() => expect(within(drawer).getByRole('link', { name: statistics })).toBeVisible());
    await expect(drawer).toHaveTextContent(worksLocked);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** The phone's menu. */
export const Menu: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, userEvent, globals }) => {
    const { menu } = spokenIn(screenTexts, globals);
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(`^${menu}`) }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: menu })).toBeVisible());
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
export const PhoneDark: Story = { globals: { viewport: { value: 'narrow' }, theme: 'dark' } };
export const Swedish: Story = { ...Desktop, globals: { locale: 'sv-FI' } };
export const English: Story = { ...Desktop, globals: { locale: 'en-GB' } };
