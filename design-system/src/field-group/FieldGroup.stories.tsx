import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../../docs/guide';
import { TextField } from '../text-field/TextField';
import { FieldGroup } from './FieldGroup';

const meta = {
  title: 'Forms/FieldGroup',
  component: FieldGroup,
  parameters: guide({
    use: ['Two or three fields that belong together: postcode and city.'],
    avoid: ['Put fields side by side to save height.'],
    keyboard: [],
  }),
  args: {
    children: (
      <>
        <TextField label="Postinumero" width="9rem" inputMode="numeric" defaultValue="00510" />
        <TextField label="Postitoimipaikka" width="20rem" defaultValue="Helsinki" />
      </>
    ),
  },
} satisfies Meta<typeof FieldGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Pair: Story = { tags: ['narrow-picture'] };

/** An error under one field does not move the other. */
export const OneWrong: Story = {
  tags: ['dark-picture'],
  args: {
    children: (
      <>
        <TextField
          label="Postinumero"
          width="9rem"
          defaultValue="5"
          error="Postinumerossa on viisi numeroa."
        />
        <TextField label="Postitoimipaikka" width="20rem" defaultValue="Helsinki" />
      </>
    ),
  },
  play: async ({ canvas }) => {
    const [postcode, city] = canvas.getAllByRole('textbox').map((box) => box.getBoundingClientRect());
    await expect(city?.top).toBe(postcode?.top);
  },
};
