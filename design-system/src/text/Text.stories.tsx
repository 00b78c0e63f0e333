import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../../docs/guide';
import { Text } from './Text';

const sentence =
  'Korvausta maksetaan vain luettelossa olevista teoksista; jokainen ISBN on oma rivinsä. Tarkista luettelosi ennen joulukuun tilitystä.';

const meta = {
  title: 'Structure/Text',
  component: Text,
  args: { children: sentence },
  parameters: guide({
    use: [
      'Text whose size or tone differs from that of the page.',
      'Use `lead` once, under a title; `small` and `muted` for dates, sources and hints.',
      'Use the serif for titles of works and for a single prominent sentence.',
    ],
    avoid: [
      'Use it for a plain paragraph: that is a plain `p`.',
      'Let the tone replace words: “Maksu epäonnistui” says it, the colour repeats it.',
      'Use it for what the reader must notice: that is a `Notice`.',
    ],
    keyboard: [],
  }),
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Body: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(sentence).tagName).toBe('P');
  },
};

export const Sizes: Story = {
  render: (args) => (
    <>
      <Text {...args} size="lead" />
      <Text {...args} />
      <Text {...args} size="small" />
    </>
  ),
};

export const Tones: Story = {
  tags: ['dark-picture'],
  render: () => (
    <>
      <Text>Tilitys maksetaan 10.12.2026.</Text>
      <Text tone="muted">Päivitetty 3.3.2026</Text>
      <Text tone="success">Maksettu</Text>
      <Text tone="warning">Verotiedot ovat vuodelta 2025</Text>
      <Text tone="danger">Maksu epäonnistui</Text>
    </>
  ),
};

export const Serif: Story = {
  render: () => (
    <Text>
      Teos{' '}
      <Text as="span" isSerif>
        Hiljaisten huoneiden atlas
      </Text>{' '}
      on luettelossasi.
    </Text>
  ),
};

export const LongWordsOn320: Story = {
  args: {
    children: 'Lainauskorvaustilityslaskelmien kirjastolainaustilastovertailuliite',
    size: 'lead',
    lang: 'fi',
  },
  globals: { viewport: { value: 'narrow' } },
};
