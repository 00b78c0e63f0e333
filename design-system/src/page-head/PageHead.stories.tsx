import type { Meta, StoryObj } from '@storybook/react-vite';
import Plus from 'lucide-react/icons/plus';
import { expect } from 'storybook/test';
import { guide } from '../../docs/guide';
import { LinkButton } from '../link-button/LinkButton';
import { PageHead } from './PageHead';

const meta = {
  title: 'Structure/PageHead',
  component: PageHead,
  parameters: guide({
    use: ['One on each page: the title, one line under it, the page’s one primary action.'],
    avoid: ['Put more than one button next to the title.'],
    keyboard: [['—', 'the title takes the focus after a navigation']],
  }),
  args: {
    title: 'Teosluettelo',
    lead: '7 teosta. Korvausta maksetaan vain luettelossa olevista teoksista; jokainen ISBN on oma rivinsä.',
    action: (
      <LinkButton href="#add" icon={<Plus aria-hidden />}>
        Lisää teos
      </LinkButton>
    ),
  },
} satisfies Meta<typeof PageHead>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The heading takes the focus after a navigation. */
export const WithAction: Story = {
  tags: ['dark-picture'],
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1 });
    heading.focus();
    await expect(heading).toHaveFocus();
  },
};

export const LongWordOn320: Story = {
  args: { title: 'Kirjastolainaustilastovertailu', action: undefined },
  globals: { viewport: { value: 'narrow' } },
};
