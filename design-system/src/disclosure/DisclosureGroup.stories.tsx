import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { guide } from '../../docs/guide';
import { Disclosure } from './Disclosure';
import { DisclosureGroup } from './DisclosureGroup';

const years = [
  { year: '2025', sum: '1 284,60 €' },
  { year: '2024', sum: '1 102,35 €' },
  { year: '2022', sum: '88,10 €' },
];

const meta = {
  title: 'Structure/DisclosureGroup',
  component: DisclosureGroup,
  args: {
    children: years.map(({ year, sum }) => (
      <Disclosure key={year} id={year} title={`Vuosi ${year}`} note={sum}>
        <p>Tilitykset vuonna {year}</p>
      </Disclosure>
    )),
    defaultExpandedIds: ['2025'],
    onExpandedChange: fn(),
  },
  parameters: guide({
    use: [
      'Parts of one kind of which few are needed together: years of payments, questions and answers.',
      'Open initially what most users come for: the newest year.',
      'Pass `expandedIds` if the open ones are stored.',
    ],
    avoid: [
      'Hide consecutive steps: write them one under another.',
      'Use `isSingle` if two may be open: it closes what the user is reading.',
    ],
    keyboard: [
      ['Tab', 'moves from heading to heading, and into open content'],
      ['Enter or Space', 'opens and closes'],
    ],
  }),
} satisfies Meta<typeof DisclosureGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An open one stays open when another is opened. */
export const Several: Story = {
  tags: ['narrow-picture', 'dark-picture'],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Tilitykset vuonna 2025')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Vuosi 2024/ }));
    await expect(args.onExpandedChange).toHaveBeenLastCalledWith(['2025', '2024']);
    await expect(canvas.getByText('Tilitykset vuonna 2024')).toBeVisible();
    await expect(canvas.getByText('Tilitykset vuonna 2025')).toBeVisible();
  },
};

export const OneAtATime: Story = {
  args: { isSingle: true },
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('button', { name: /Vuosi 2022/ }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onExpandedChange).toHaveBeenLastCalledWith(['2022']);
    await expect(canvas.getByText('Tilitykset vuonna 2022')).toBeVisible();
    await expect(canvas.getByText('Tilitykset vuonna 2025')).not.toBeVisible();
  },
};
