import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../docs/guide';
import { Button } from '../button/Button';
import { FormActions } from './FormActions';

const meta = {
  title: 'Forms/FormActions',
  component: FormActions,
  parameters: guide({
    use: [
      'At the end of a form that is edited repeatedly: it sticks to the lower edge once something has changed.',
      'Say how many changes are unsaved.',
    ],
    avoid: ['Use it in a dialog: a `Modal` has `actions`.', 'Save automatically.'],
    keyboard: [['Tab', 'moves to cancel and save; save is focusable even if there is nothing to save']],
  }),
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

export const Unsaved: Story = { tags: ['dark-picture', 'narrow-picture'] };

/** The reason why nothing can be saved is next to the button. */
export const NothingToSave: Story = {
  args: {
    changes: 0,
    message: 'Ei muutoksia',
    children: <Button isDisabled>Tallenna</Button>,
  },
};
