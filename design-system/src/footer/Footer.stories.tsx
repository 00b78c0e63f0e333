import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../docs/guide';
import { TextLink } from '../text-link/TextLink';
import { Footer } from './Footer';

const meta = {
  title: 'Structure/Footer',
  component: Footer,
  parameters: {
    layout: 'fullscreen',
    ...guide({
      use: ['At the end of every page: terms, data protection, hours and telephone number.'],
      avoid: ['Hide in it what users need for a task.'],
      keyboard: [['Tab', 'moves through the links']],
    }),
  },
  args: {
    children: (
      <>
        <TextLink href="#terms">Käyttöehdot</TextLink>
        <TextLink href="#privacy">Tietosuojaseloste</TextLink>
        <span>
          Asiakaspalvelu arkisin klo 10–15,{' '}
          <TextLink href="tel:+358912345678" isUnbroken>
            09 1234 5678
          </TextLink>
        </span>
      </>
    ),
    printed: 'Aino Kuusivaara · Tulostettu 28.11.2026',
    colophon: (
      <>
        <em>Nimiö</em> · Helsinki
      </>
    ),
  },
} satisfies Meta<typeof Footer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = { tags: ['dark-picture', 'narrow-picture'] };
