import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../../docs/guide';
import { TextField } from '../text-field/TextField';
import { TextLink } from '../text-link/TextLink';
import { ReadOnlyField } from './ReadOnlyField';

const meta = {
  title: 'Forms/ReadOnlyField',
  component: ReadOnlyField,
  args: {
    label: 'Nimi',
    children: 'Inka Maria Vuorela',
    reason: 'Nimi tulee väestötiedoista, eikä sitä voi muuttaa täällä.',
  },
  parameters: guide({
    use: [
      'A value among fields that cannot be changed: a name from the population register, an ISBN.',
      'Give the reason in `reason`, and link to where it can be changed.',
    ],
    avoid: [
      'Use it for several facts without fields between them: that is a `DescriptionList`.',
      'Show a disabled field instead: it is hard to read and not focusable.',
      'Use it for what is locked only for a while: that is a field with `isReadOnly` under a `Notice`.',
    ],
    keyboard: [],
  }),
} satisfies Meta<typeof ReadOnlyField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithReason: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('term')).toHaveTextContent('Nimi');
    await expect(canvas.getAllByRole('definition')[0]).toHaveTextContent('Inka Maria Vuorela');
  },
};

export const WithoutReason: Story = {
  args: { label: 'Käyttäjätunnus', children: 'ivuorela', reason: undefined },
};

/** Aligned with fields; Tab skips it. */
export const AmongFields: Story = {
  tags: ['dark-picture'],
  args: {
    reason: (
      <>
        Nimi tulee väestötiedoista. <TextLink href="#dvv">Näin nimi muutetaan</TextLink>
      </>
    ),
  },
  render: (args) => (
    <>
      <TextField label="Katuosoite" defaultValue="Kirstinkatu 12" />
      <ReadOnlyField {...args} />
      <TextField label="Puhelinnumero" width="18rem" />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText('Katuosoite')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Näin nimi muutetaan' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByLabelText('Puhelinnumero')).toHaveFocus();
  },
};

export const LongWordsOn320: Story = {
  args: {
    label: 'Kirjallisuuden tekijänoikeusjärjestön asiakasnumero',
    children: 'inka-maria.vuorela-sjoholm.kirjailijatarentekijanimi@esimerkkipalvelu.fi',
  },
  globals: { viewport: { value: 'narrow' } },
};
