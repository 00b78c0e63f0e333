import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextLink } from './TextLink';

const meta = {
  title: 'Actions/TextLink',
  component: TextLink,
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
