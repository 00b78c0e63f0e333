import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { guide } from '../../docs/guide';
import { Button } from '../button/Button';
import { ErrorSummary } from '../error-summary/ErrorSummary';
import { Form } from '../form/Form';
import { Select } from '../select/Select';
import { TextField } from '../text-field/TextField';
import { useForm } from './use-form';

interface Contact {
  country: string;
  postcode: string;
  city: string;
}

const empty: Contact = { country: '', postcode: '', city: '' };
const countries = [
  { id: 'FI', label: 'Suomi' },
  { id: 'SE', label: 'Ruotsi' },
];

const check = ({ country, city }: Contact) => ({
  ...(!country && { country: 'Valitse maa.' }),
  ...(!city && { city: 'Anna postitoimipaikka.' }),
});

interface ContactFormProps {
  /** Names the form. */
  label: string;
  /** Shows the errors above the fields as well. */
  hasSummary?: boolean;
  /** Looks up the city of a postcode. */
  cityOf?: (postcode: string) => Promise<string>;
}

function ContactForm({ label, hasSummary, cityOf }: ContactFormProps) {
  const { field, submit, summary, formRef, values, setValues } = useForm<Contact>({
    initial: empty,
    validate: check,
  });
  const lookUp = async () => {
    const city = await cityOf?.(values.postcode);
    if (city) setValues({ city });
  };
  return (
    <Form ref={formRef} aria-label={label} onSubmit={submit(() => undefined)}>
      {hasSummary && <ErrorSummary title="Tarkista kaksi kohtaa" errors={summary} />}
      <Select {...field('country')} label="Maa" options={countries} />
      <TextField {...field('postcode')} label="Postinumero" onBlur={() => void lookUp()} />
      <TextField {...field('city')} label="Postitoimipaikka" />
      <Button type="submit">Tallenna</Button>
    </Form>
  );
}

const meta = {
  title: 'Forms/useForm',
  component: ContactForm,
  parameters: guide({
    summary: 'The state of a form: values, errors by field, changes, submitting, and the focus after errors.',
    use: [
      'Every form: `field(name)` binds a field, `submit(save)` validates and sends.',
      'Pass a function of all values as `validate`; it may be made from a schema.',
      'Set several values together with `setValues`; its function gets the current values.',
    ],
    avoid: ['Keep values of the form in a separate state.', 'Disable the button because a value is missing.'],
    keyboard: [],
  }),
  args: { label: 'Yhteystiedot' },
} satisfies Meta<typeof ContactForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Without a summary the first invalid field gets the focus. */
export const WithoutSummary: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tallenna' }));
    await expect(canvas.getByRole('combobox', { name: 'Maa' })).toHaveFocus();
  },
};

/** Forms with fields of the same name, as in a dialog over a page: each summary links to its own. */
export const Neighbours: Story = {
  tags: ['test-only'],
  render: (args) => (
    <>
      <ContactForm {...args} hasSummary />
      <ContactForm label="Toisen yhteystiedot" hasSummary />
      <ContactForm label="Kolmannen yhteystiedot" />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const [first, second, third] = canvas.getAllByRole('form') as [HTMLElement, HTMLElement, HTMLElement];
    await userEvent.click(within(first).getByRole('button', { name: 'Tallenna' }));
    await expect(within(first).getByRole('alert')).toHaveFocus();
    await userEvent.click(within(third).getByRole('button', { name: 'Tallenna' }));
    await expect(within(third).getByRole('combobox', { name: 'Maa' })).toHaveFocus();
    await userEvent.click(within(second).getByRole('button', { name: 'Tallenna' }));
    await expect(within(second).getByRole('alert')).toHaveFocus();
    await userEvent.click(within(second).getByRole('link', { name: 'Anna postitoimipaikka.' }));
    await expect(within(second).getByRole('textbox', { name: 'Postitoimipaikka' })).toHaveFocus();
  },
};

let respond: (city: string) => void = () => undefined;

/** A late response does not discard values typed in the meantime. */
export const LateAnswer: Story = {
  tags: ['test-only'],
  args: {
    cityOf: () =>
      new Promise((resolve) => {
        respond = resolve;
      }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Postinumero' }), '00510');
    await userEvent.tab();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Maa' }), 'SE');
    respond('Helsinki');
    await expect(await canvas.findByDisplayValue('Helsinki')).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Maa' })).toHaveValue('SE');
    await expect(canvas.getByRole('textbox', { name: 'Postinumero' })).toHaveValue('00510');
  },
};
