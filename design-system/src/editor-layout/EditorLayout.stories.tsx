import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../../docs/guide';
import { NumberField } from '../number-field/NumberField';
import { EditorLayout } from './EditorLayout';

const meta = {
  title: 'Structure/EditorLayout',
  component: EditorLayout,
  parameters: guide({
    use: ['A form whose effect is worth seeing while filling it in: a work and one’s share of it.'],
    avoid: ['Put fields or actions into the aside.', 'Mention effects there that the form does not have.'],
    keyboard: [],
  }),
  args: {
    asideLabel: 'Vaikutus',
    aside: (
      <>
        <h2>Osuutesi</h2>
        <p>1/2 lainoista</p>
      </>
    ),
    children: <NumberField label="Kirjoittajien määrä" value={2} onChange={() => undefined} />,
  },
} satisfies Meta<typeof EditorLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = { globals: { viewport: { value: 'desktop' } } };

/** Without room next to the form, the effect is above it. */
export const Narrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const aside = canvas.getByRole('complementary', { name: 'Vaikutus' });
    const field = canvas.getByRole('textbox', { name: 'Kirjoittajien määrä' });
    await expect(aside.getBoundingClientRect().bottom).toBeLessThan(field.getBoundingClientRect().top);
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
