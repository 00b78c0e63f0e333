import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { guide } from '../../docs/guide';
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
  parameters: guide({
    use: [
      'Any number of a few options that are all worth reading: genres, roles, mail subscriptions.',
      'Offer “none of these” as an option with `isExclusive`, to distinguish it from no answer.',
      'Keep an unavailable option in its place and give the reason in its description.',
    ],
    avoid: [
      'Use it for one of several, which is a `RadioGroup` or a `Select`, or for a single yes or no: that is a `Checkbox`.',
      'Offer more than about fifteen options without grouping them.',
      'Add “all of these”: it is not an option but a button.',
    ],
    keyboard: [
      ['Tab', 'moves from checkbox to checkbox'],
      ['Space', 'toggles it'],
    ],
  }),
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

/** An unavailable option is focusable like the others and says why; Space and a press do nothing. */
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

const withNone = [...(meta.args.options ?? []), { id: 'none', label: 'Ei mikään näistä', isExclusive: true }];

/** "None of these" and the other options clear each other, which is announced. */
export const NoneOfThese: Story = {
  args: { options: withNone, defaultValue: ['Proosa', 'Runous'] },
  play: async ({ canvas, userEvent, args }) => {
    const status = canvas.getByRole('status');
    await userEvent.click(canvas.getByLabelText('Ei mikään näistä'));
    await expect(args.onChange).toHaveBeenLastCalledWith(['none']);
    await expect(canvas.getByLabelText('Proosa')).not.toBeChecked();
    await expect(status).toHaveTextContent('Muut valinnat poistettiin');
    await userEvent.click(canvas.getByLabelText('Runous'));
    await expect(args.onChange).toHaveBeenLastCalledWith(['Runous']);
    await expect(canvas.getByLabelText('Ei mikään näistä')).not.toBeChecked();
    await expect(status).toHaveTextContent('Valinta ”Ei mikään näistä” poistettiin');
    await userEvent.click(canvas.getByLabelText('Proosa'));
    await expect(args.onChange).toHaveBeenLastCalledWith(['Runous', 'Proosa']);
    await expect(status).toBeEmptyDOMElement();
  },
};

export const NoneOnPhone: Story = {
  args: {
    ...NoneOfThese.args,
    columns: 2,
    defaultValue: ['none'],
    label: 'Kirjallisuuden lajit, joista haluat kutsuja esiintymään',
  },
  globals: { viewport: { value: 'narrow' } },
};

export const SideBySide: Story = { args: { columns: 2, defaultValue: ['Proosa'], options: withNone } };
export const WithError: Story = { args: { error: 'Valitse vähintään yksi laji.' } };
export const Dark: Story = {
  args: { columns: 2, defaultValue: ['none'], options: withNone },
  globals: { theme: 'dark' },
};
