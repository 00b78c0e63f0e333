import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { guide } from '../../docs/guide';
import { Pagination } from './Pagination';

const meta = {
  title: 'Data/Pagination',
  component: Pagination,
  args: { page: 1, count: 12, onChange: fn() },
  render: function Pages(args) {
    const [page, setPage] = useState(args.page);
    const change = (target: number) => {
      args.onChange(target);
      setPage(target);
    };
    return <Pagination {...args} page={page} onChange={change} />;
  },
  parameters: guide({
    use: [
      'Under a list that is shown page by page; `DataTable` includes it.',
      'Show the range of rows next to it, in a `status`, so that the change is announced.',
      'Omit it while there is only one page.',
    ],
    avoid: [
      'Use it for a list that is read from the top and rarely to its end: that needs a button “Näytä lisää”.',
      'Use it for the steps of a task.',
    ],
    keyboard: [
      ['Tab', 'moves from page to page'],
      ['Enter or Space', 'shows the page; the focus stays on the button'],
    ],
  }),
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FirstPage: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('button', { name: 'Edellinen' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Seuraava' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(2);
    await expect(canvas.getByRole('button', { name: 'Sivu 2 / 12' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(canvas.getByRole('button', { name: 'Sivu 12 / 12' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(12);
  },
};

export const InTheMiddle: Story = { tags: ['dark-picture'], args: { page: 6 } };

/** At the end the button keeps its place and the focus, and does nothing. */
export const LastPageByKeyboard: Story = {
  args: { page: 11 },
  play: async ({ canvas, userEvent, args }) => {
    const next = canvas.getByRole('button', { name: 'Seuraava' });
    next.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(12);
    await expect(next).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

/** There is room only for the position in words. */
export const Phone: Story = {
  args: { page: 6 },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Sivu 6 / 12')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Edellinen' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(5);
  },
};
