import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { guide } from '../../docs/guide';
import { TextArea } from './TextArea';

const meta = {
  title: 'Forms/TextArea',
  component: TextArea,
  args: { label: 'Viesti', description: 'Älä kirjoita tänne tilinumeroa.', onChange: fn() },
  parameters: guide({
    use: [
      'Text of more than one line: a message, a reason, a comment.',
      'Set `maxLength` if the server has a limit, and the same limit in the form’s schema.',
      'Let `rows` indicate the expected length: 3 for a reason, 5 for a message.',
    ],
    avoid: [
      'Use it for one line: that is a `TextField`.',
      'Truncate typed text at the limit: the count shows the excess, and the form refuses it.',
      'Ask for several facts in one area.',
    ],
    keyboard: [
      ['Tab', 'moves to the text area, and out of it'],
      ['Enter', 'starts a new line'],
    ],
  }),
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText('Viesti')).toHaveFocus();
    await userEvent.keyboard('Hei,{Enter}kysyn verokortista.');
    await expect(args.onChange).toHaveBeenLastCalledWith('Hei,\nkysyn verokortista.');
  },
};

/** The limit is part of the description; far from it the count is only visible. */
export const Counted: Story = {
  args: { maxLength: 500, defaultValue: 'Hei, ' },
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByLabelText('Viesti');
    await expect(area).toHaveAccessibleDescription('Älä kirjoita tänne tilinumeroa. Enintään 500 merkkiä');
    await userEvent.type(area, 'kysyn');
    await expect(canvas.getByText('10/500 merkkiä')).toBeVisible();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

/** From nine tenths on the remaining number is announced when the typing pauses. */
export const NearTheLimit: Story = {
  args: {
    label: 'Perustelu',
    description: undefined,
    maxLength: 40,
    defaultValue: 'Teoksella on kolme kirjoittajaa',
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Perustelu'), ', ei kaksi');
    await expect(canvas.getByText('41/40 merkkiä, 1 liikaa')).toBeVisible();
    await userEvent.keyboard('{Backspace}{Backspace}');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Jäljellä 1 merkki'), {
      timeout: 3000,
    });
  },
};

const long = `Ehdotan määrän muuttamista, koska kirjan nimiölehdellä on kolme nimeä. ${'Lisäksi kustantaja on vahvistanut asian. '.repeat(11)}`;

/** Excess text is not truncated: it is reported, and stays until the user shortens it. */
export const OverTheLimit: Story = {
  args: { label: 'Perustelu', description: undefined, maxLength: 500, value: long },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Perustelu')).toHaveValue(long);
    await expect(canvas.getByText(/merkkiä, 22 liikaa/)).toBeVisible();
  },
};

export const WithError: Story = {
  tags: ['dark-picture'],
  args: {
    ...OverTheLimit.args,
    error: 'Lyhennä perustelua: siinä voi olla enintään 500 merkkiä.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Perustelu')).toBeInvalid();
    await expect(canvas.getByLabelText('Perustelu')).toHaveAccessibleDescription(/Lyhennä perustelua/);
  },
};

export const ReadOnly: Story = {
  args: {
    description: 'Tilitystä lasketaan; muokkaus aukeaa sen jälkeen.',
    value: 'Hei, kysyn verokortista.',
    isReadOnly: true,
  },
};

export const Disabled: Story = { args: { isDisabled: true, value: 'Hei, kysyn verokortista.' } };

export const LongFinnishWordsOn320: Story = {
  args: {
    label: 'Perustelu kirjoittajien lukumäärän muutosehdotukselle',
    description: 'Esimerkiksi: kirjallisuuden tekijänoikeusjärjestön asiakaspalvelu on vahvistanut tiedon.',
    error: 'Lyhennä perustelua: siinä voi olla enintään 500 merkkiä.',
    maxLength: 500,
    value: long,
  },
  globals: { viewport: { value: 'narrow' } },
};
