import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../docs/guide';
import { TextLink } from './TextLink';

const meta = {
  title: 'Actions/TextLink',
  component: TextLink,
  parameters: guide({
    use: ['Name the target: “Lue käyttöehdot”.'],
    avoid: ['Write “tästä”.', 'Open another window without saying so.'],
    keyboard: [
      ['Tab', 'goes to the link'],
      ['Enter', 'follows it'],
    ],
  }),
  args: { href: '#', children: 'Miksi tämä summa?' },
} satisfies Meta<typeof TextLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InText: Story = {
  render: (args) => (
    <p>
      Arvio 1 284,60 € ennen veroja. <TextLink {...args} />
    </p>
  ),
};

export const TitleInList: Story = { args: { tone: 'ink', children: 'Hiljaisten huoneiden atlas' } };

export const Quiet: Story = { args: { tone: 'quiet', children: '09 1234 5678', isUnbroken: true } };

export const Dark: Story = { ...InText, globals: { theme: 'dark' } };
