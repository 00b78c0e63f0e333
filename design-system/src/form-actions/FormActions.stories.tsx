import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/Button';
import { FormActions } from './FormActions';

const meta = {
  title: 'Forms/FormActions',
  component: FormActions,
  args: {
    changes: 2,
    message: '2 muutosta tallentamatta',
    children: (
      <>
        <Button variant="quiet">Peruuta</Button>
        <Button>Tallenna</Button>
      </>
    ),
  },
} satisfies Meta<typeof FormActions>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unsaved: Story = {};

/** Why nothing can be saved stands beside the button. */
export const NothingToSave: Story = {
  args: {
    changes: 0,
    message: 'Ei muutoksia',
    children: <Button isDisabled>Tallenna</Button>,
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
