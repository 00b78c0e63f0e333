import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CheckboxGroup } from './CheckboxGroup';

const meta = {
  title: 'Forms/CheckboxGroup',
  component: CheckboxGroup,
  args: {
    label: 'Lajit',
    description: 'Mitä kirjoitat tai käännät?',
    onChange: fn(),
    options: ['Proosa', 'Runous', 'Käännökset', 'Artikkelit', 'Tietokirjallisuus', 'Oppikirjat'].map(
      (label) => ({
        id: label,
        label,
      }),
    ),
  },
} satisfies Meta<typeof CheckboxGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByLabelText('Runous'));
    await userEvent.click(canvas.getByLabelText('Proosa'));
    await expect(args.onChange).toHaveBeenLastCalledWith(['Runous', 'Proosa']);
  },
};

/** A choice that cannot be taken is reached like the others and says why; Space and a press do nothing. */
export const DisabledOption: Story = {
  args: {
    options: [
      {
        id: 'author',
        label: 'Kirjoittaja',
        description: 'Kaikki osuudet on jo ilmoitettu',
        isDisabled: true,
      },
      { id: 'illustrator', label: 'Kuvittaja' },
    ],
  },
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('checkbox', { name: 'Kirjoittaja' });
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await expect(box).toHaveAttribute('aria-disabled', 'true');
    await expect(box).toHaveAccessibleDescription(/Kaikki osuudet/);
    await userEvent.keyboard(' ');
    await userEvent.click(canvas.getByText('Kirjoittaja'));
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(box).not.toBeChecked();
    await userEvent.click(canvas.getByText('Kuvittaja'));
    await expect(args.onChange).toHaveBeenLastCalledWith(['illustrator']);
  },
};

export const SideBySide: Story = { args: { columns: 2, defaultValue: ['Proosa'] } };
export const WithError: Story = { args: { error: 'Valitse vähintään yksi laji.' } };
export const Dark: Story = { args: { columns: 2 }, globals: { theme: 'dark' } };
