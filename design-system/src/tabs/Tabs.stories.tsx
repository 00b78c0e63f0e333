import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { guide } from '../../docs/guide';
import { TextLink } from '../text-link/TextLink';
import { Tabs } from './Tabs';

const meta = {
  title: 'Structure/Tabs',
  component: Tabs,
  args: {
    label: 'Viestit',
    tabs: [
      {
        id: 'inbox',
        label: 'Saapuneet',
        count: { value: 2, text: 'uutta' },
        content: (
          <p>
            Kaksi uutta viestiä, joista toinen koskee <TextLink href="#card">verokorttia</TextLink>.
          </p>
        ),
      },
      { id: 'sent', label: 'Lähetetyt', content: <p>Lähetit yhden viestin vuonna 2026.</p> },
      { id: 'drafts', label: 'Luonnokset', content: <p>Ei luonnoksia.</p> },
    ],
    onChange: fn(),
  },
  parameters: guide({
    use: [
      'Two to six views of the same thing that are rarely wanted at once.',
      'Keep the names short, so that they fit on one line of most screens.',
    ],
    avoid: [
      'Use it for pages with an address of their own: those are links, in a `TopNav` or a `SideNav`.',
      'Cut a form into tabs: what is typed behind another one is neither seen nor checked.',
      'Keep apart what is compared.',
    ],
    keyboard: [
      ['Tab', 'goes to the chosen tab, then into what is shown'],
      ['← and →', 'choose the tab before and after, round at the ends'],
      ['Home and End', 'choose the first and the last'],
    ],
  }),
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('tab', { name: 'Saapuneet 2 uutta' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith('sent');
    await expect(canvas.getByRole('tabpanel', { name: 'Lähetetyt' })).toHaveTextContent('yhden viestin');
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tab', { name: 'Luonnokset' })).toHaveFocus();
    await userEvent.keyboard('{Home}{Tab}');
    await expect(canvas.getByRole('link', { name: 'verokorttia' })).toHaveFocus();
  },
};

export const ByPointer: Story = {
  args: { defaultValue: 'drafts' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Ei luonnoksia.')).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Lähetetyt' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('sent');
    await expect(canvas.queryByText('Ei luonnoksia.')).not.toBeInTheDocument();
  },
};

/** On more than one line every tab is seen, the chosen one too. */
export const WrappedOn320: Story = {
  args: {
    label: 'Lainat',
    defaultValue: 'celia',
    tabs: ['Yleiset kirjastot', 'Tieteelliset kirjastot', 'Celia', 'E-kirjat', 'Äänikirjat'].map((name) => ({
      id: name.toLowerCase(),
      label: name,
      content: <p>{name}: 1 204 lainaa vuonna 2024</p>,
    })),
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    for (const tab of canvas.getAllByRole('tab')) {
      await expect(tab.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
    }
    await expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent('Celia');
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
