import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../../docs/guide';
import { RadioGroup } from '../radio-group/RadioGroup';
import { Select } from '../select/Select';
import { ErrorSummary } from './ErrorSummary';

const meta = {
  title: 'Forms/ErrorSummary',
  component: ErrorSummary,
  parameters: guide({
    use: [
      'Above every form after a failed submit; `useForm().summary` fills it.',
      'Use the same messages as at the fields.',
    ],
    avoid: ['Show it before the first submit.', 'Use it for failures of the server: that is a `Notice`.'],
    keyboard: [
      ['—', 'the focus moves to the summary after a failed submit'],
      ['Tab', 'moves through the errors'],
      ['Enter', 'moves to the field'],
    ],
  }),
  args: {
    title: 'Tarkista kaksi kohtaa',
    errors: [
      { name: 'country', text: 'Valitse maa luettelosta.' },
      { name: 'role', text: 'Valitse rooli.' },
    ],
  },
  render: (args) => (
    <>
      <ErrorSummary {...args} />
      <Select
        name="country"
        label="Maa"
        error="Valitse maa luettelosta."
        options={[{ id: 'FI', label: 'Suomi' }]}
      />
      <RadioGroup
        name="role"
        label="Rooli"
        error="Valitse rooli."
        options={[
          { id: 'author', label: 'Kirjoittaja' },
          { id: 'translator', label: 'Kääntäjä' },
        ]}
      />
    </>
  ),
} satisfies Meta<typeof ErrorSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each link moves the focus into its field, of any kind. */
export const Links: Story = {
  tags: ['dark-picture'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Valitse maa luettelosta.' }));
    await expect(canvas.getByRole('combobox', { name: /Maa/ })).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'Valitse rooli.' }));
    await expect(canvas.getByLabelText('Kirjoittaja')).toHaveFocus();
  },
};

/** Long words on the narrowest screen. */
export const On320: Story = {
  args: {
    errors: [
      {
        name: 'country',
        text: 'Lainauskorvaustilityslaskelmien valmistumisesta ilmoitetaan sähköpostitse, kun kaikki kirjastot ovat lähettäneet lainaustietonsa.',
      },
      { name: 'role', text: 'Kirjallisuuden tekijänoikeusjärjestön lainauskorvaustilitysten asiakasnumero' },
    ],
  },
  globals: { viewport: { value: 'narrow' } },
};
