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
      'Over every form that has been sent in vain; `useForm().summary` fills it.',
      'The same words as at the field.',
    ],
    avoid: [
      'Show it before the first try.',
      'Use it for what the server is to blame for: that is a `Notice`.',
    ],
    keyboard: [
      ['—', 'the focus comes to the summary after a failed submit'],
      ['Tab', 'goes through the errors'],
      ['Enter', 'goes to the field'],
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
