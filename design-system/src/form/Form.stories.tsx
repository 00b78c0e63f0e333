import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { guide } from '../../docs/guide';
import { Button } from '../button/Button';
import { Checkbox } from '../checkbox/Checkbox';
import { DescriptionList } from '../description-list/DescriptionList';
import { ErrorSummary } from '../error-summary/ErrorSummary';
import { FieldGroup } from '../field-group/FieldGroup';
import { FormActions } from '../form-actions/FormActions';
import { Select } from '../select/Select';
import { TextField } from '../text-field/TextField';
import type { FormErrors } from '../use-form/form-state';
import { useForm } from '../use-form/use-form';
import { Form } from './Form';

interface Address {
  street: string;
  postcode: string;
  city: string;
  phone: string;
  country: string;
  iban: string;
  mayCall: boolean;
}

const stored: Address = {
  street: 'Kirstinkatu 12 B 34',
  postcode: '00510',
  city: 'Helsinki',
  phone: '',
  country: 'FI',
  iban: '',
  mayCall: false,
};

const sentences: Record<string, string> = {
  phoneInvalid: 'Puhelinnumerossa voi olla vain numeroita, välilyöntejä ja merkkejä + ( ) / ,',
  cityMissing: 'Anna postitoimipaikka.',
  ibanInvalid: 'Tilinumero ei ole oikein. Tarkista, että IBAN on kokonaan.',
  ibanTaken: 'Tilinumero on jo toisella profiililla.',
};

function check(values: Address): FormErrors<Address> {
  return {
    ...(/[^\d\s+()/,]/.test(values.phone) && { phone: 'phoneInvalid' }),
    ...(!values.city && { city: 'cityMissing' }),
    ...(values.iban && !values.iban.startsWith('FI') && { iban: 'ibanInvalid' }),
  };
}

class Refused extends Error {}

function AddressForm({ save }: { save: (values: Address) => unknown }) {
  const { field, submit, summary, formRef, changes, isSubmitting, reset } = useForm<Address>({
    initial: stored,
    validate: check,
    errorText: (code) => sentences[code] ?? code,
    checkOnBlur: ['iban'],
    errorsOf: (failure) => (failure instanceof Refused ? { iban: 'ibanTaken' } : undefined),
  });
  return (
    <Form ref={formRef} onSubmit={(event) => void submit(save)(event)} aria-label="Perustiedot">
      <ErrorSummary
        title={summary.length === 1 ? 'Tarkista yksi kohta' : 'Tarkista nämä kohdat'}
        errors={summary}
      />
      <DescriptionList
        items={[
          { term: 'Käyttäjätunnus', value: 'ivuorela' },
          { term: 'Nimi', value: 'Inka Maria Vuorela' },
        ]}
      />
      <TextField {...field('street')} label="Katuosoite" width="30rem" />
      <FieldGroup>
        <TextField {...field('postcode')} label="Postinumero" width="9rem" inputMode="numeric" />
        <TextField {...field('city')} label="Postitoimipaikka" width="20rem" />
      </FieldGroup>
      <Select
        {...field('country')}
        label="Maa"
        width="20rem"
        options={[
          { id: 'FI', label: 'Suomi' },
          { id: 'SE', label: 'Ruotsi' },
        ]}
      />
      <TextField
        {...field('phone')}
        label="Puhelin"
        description="Esimerkiksi +358 40 123 4567."
        width="18rem"
      />
      <TextField {...field('iban')} label="IBAN" width="24rem" />
      <Checkbox {...field('mayCall')}>Minulle saa soittaa</Checkbox>
      <FormActions changes={changes} message={changes === 0 ? 'Ei muutoksia' : `Tallentamatta: ${changes}`}>
        <Button variant="quiet" onPress={() => reset()}>
          Peruuta
        </Button>
        <Button type="submit" isPending={isSubmitting}>
          Tallenna
        </Button>
      </FormActions>
    </Form>
  );
}

const meta = {
  title: 'Forms/Form',
  component: AddressForm,
  parameters: guide({
    summary:
      'A form and its fields together: `Form` groups what is sent and leaves the validation to `useForm`.',
    use: [
      'Around fields that are sent together, with `useForm`.',
      'Give `useForm` a `validate` made of the same rules as the server’s.',
      'Validate on blur only what helps immediately: account number, ISBN, new password.',
    ],
    avoid: [
      'Validate while the user is still typing for the first time.',
      'Clear typed values because they are invalid.',
    ],
    keyboard: [['Enter', 'in a field of one line, submits the form']],
  }),
  args: { save: fn() },
} satisfies Meta<typeof AddressForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Validates on submit; the focus goes to the summary, from there to the field, and errors follow the typing. */
export const Errors: Story = {
  tags: ['narrow-picture', 'phone-dark-picture'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.clear(canvas.getByLabelText('Postitoimipaikka'));
    await userEvent.type(canvas.getByLabelText('Puhelin'), '040x');
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
    await expect(args.save).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('link', { name: 'Anna postitoimipaikka.' }));
    await expect(canvas.getByLabelText('Postitoimipaikka')).toHaveFocus();
    await userEvent.keyboard('Turku');
    await expect(canvas.queryByRole('link', { name: 'Anna postitoimipaikka.' })).not.toBeInTheDocument();
    await expect(canvas.getByLabelText('Puhelin')).toBeInvalid();
  },
};

/** The sent values count as saved. */
export const Saved: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Ei muutoksia')).toBeInTheDocument();
    await userEvent.type(canvas.getByLabelText('Puhelin'), '09 1234 5678');
    await userEvent.click(canvas.getByLabelText('Minulle saa soittaa'));
    await expect(canvas.getByText('Tallentamatta: 2')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Tallenna' }));
    await expect(args.save).toHaveBeenCalledWith({ ...stored, phone: '09 1234 5678', mayCall: true });
    await expect(await canvas.findByText('Ei muutoksia')).toBeInTheDocument();
  },
};

/** Only account numbers, ISBN and new passwords are validated on blur. */
export const CheckedOnLeaving: Story = {
  play: async ({ canvas, userEvent }) => {
    const iban = canvas.getByLabelText('IBAN');
    await userEvent.type(iban, '123');
    await expect(iban).not.toBeInvalid();
    await userEvent.tab();
    await expect(iban).toBeInvalid();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    await userEvent.clear(iban);
    await userEvent.type(iban, 'FI21');
    await expect(iban).not.toBeInvalid();
  },
};

/** A server error is shown at its field, and disappears when the field changes. */
export const ServerError: Story = {
  args: { save: fn(() => Promise.reject(new Refused())) },
  play: async ({ canvas, userEvent }) => {
    const iban = canvas.getByLabelText('IBAN');
    await userEvent.type(iban, 'FI21{Enter}');
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
    await expect(iban).toHaveAccessibleDescription('Tilinumero on jo toisella profiililla.');
    await userEvent.type(iban, '1');
    await expect(iban).not.toBeInvalid();
    await expect(canvas.getByText('Tallentamatta: 1')).toBeInTheDocument();
  },
};

function refusesEverySecondTime() {
  let attempts = 0;
  return () => (++attempts % 2 === 1 ? Promise.reject(new Refused()) : Promise.resolve());
}

/** A second submit starts without old errors. */
export const RefusedThenSaved: Story = {
  tags: ['test-only'],
  args: { save: fn(refusesEverySecondTime()) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('IBAN'), 'FI21{Enter}');
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Tallenna' }));
    await expect(await canvas.findByText('Ei muutoksia')).toBeInTheDocument();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    await expect(args.save).toHaveBeenCalledTimes(2);
  },
};

/** Resolved by the story instead of a server. */
let respond: () => void;

/** A second submit while the first is pending does nothing. */
export const DoubleSubmit: Story = {
  tags: ['test-only'],
  args: { save: fn(() => new Promise<void>((done) => (respond = done))) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Katuosoite'), ' C{Enter}{Enter}{Enter}');
    await expect(args.save).toHaveBeenCalledOnce();
    await expect(canvas.getByText('Tallentamatta: 1')).toBeInTheDocument();
    respond();
    await expect(await canvas.findByText('Ei muutoksia')).toBeInTheDocument();
  },
};
