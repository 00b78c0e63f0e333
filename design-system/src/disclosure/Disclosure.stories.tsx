import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { guide } from '../../docs/guide';
import { Disclosure } from './Disclosure';

const meta = {
  title: 'Structure/Disclosure',
  component: Disclosure,
  args: {
    title: 'Miten summa laskettiin',
    children: (
      <>
        <p>1 204 lainaa × osuutesi 1/2 × kerroin 1,000 = 602,00.</p>
        <p>Kerroin vahvistetaan vuosittain, kun edellisen vuoden lainat on laskettu.</p>
      </>
    ),
    onExpandedChange: fn(),
  },
  parameters: guide({
    use: [
      'Details that only some readers want: the calculation of a sum, an example, older years.',
      'Write the title as a heading that names the content; let `note` give the reason to open it.',
      'Set `level` to the heading’s level in the page.',
    ],
    avoid: [
      'Hide what every user must read, errors, or required fields.',
      'Put one into another.',
      'Use it for views of the same thing: those are `Tabs`.',
    ],
    keyboard: [
      ['Tab', 'moves to the heading, and into the content while it is open'],
      ['Enter or Space', 'opens and closes'],
      ['Ctrl + F', 'finds closed content and opens it, if the browser supports it'],
    ],
  }),
} satisfies Meta<typeof Disclosure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const trigger = canvas.getByRole('button', { name: 'Miten summa laskettiin' });
    await expect(canvas.getByRole('heading', { level: 3 })).toContainElement(trigger);
    await expect(canvas.getByText(/1 204 lainaa/)).not.toBeVisible();
    await userEvent.tab();
    await expect(trigger).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText(/1 204 lainaa/)).toBeVisible();
    await expect(args.onExpandedChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard(' ');
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await expect(args.onExpandedChange).toHaveBeenLastCalledWith(false);
  },
};

export const Open: Story = { args: { isDefaultExpanded: true } };

/** The line looks like one of a table of contents. */
export const WithNote: Story = {
  tags: ['dark-picture'],
  args: { title: 'Vuosi 2025', note: '1 284,60 €', level: 2, isDefaultExpanded: true },
};

export const LongTitleOn320: Story = {
  args: {
    title: 'Kirjallisuuden lainauskorvaustilitysten laskentaperusteet',
    note: '12 tilitystä',
    isDefaultExpanded: true,
  },
  globals: { viewport: { value: 'narrow' } },
};
