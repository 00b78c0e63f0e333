import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { guide } from '../../docs/guide';
import { Button } from '../button/Button';
import { Checkbox } from '../checkbox/Checkbox';
import { CheckboxGroup } from '../checkbox-group/CheckboxGroup';
import { RadioGroup } from '../radio-group/RadioGroup';
import { SearchField } from '../search-field/SearchField';
import { Select } from '../select/Select';
import { Switch } from '../switch/Switch';
import { TextArea } from '../text-area/TextArea';
import { TextField } from '../text-field/TextField';
import { Form } from './Form';

interface PlainFormProps {
  /** Returns what the browser would send, by name. */
  send: (sent: [name: string, value: FormDataEntryValue][]) => void;
}

/** Uncontrolled fields, read by the browser's FormData. */
function PlainForm({ send }: PlainFormProps) {
  return (
    <Form
      aria-label="Kysymys"
      onSubmit={(event) => {
        event.preventDefault();
        send([...new FormData(event.currentTarget)]);
      }}
    >
      <SearchField name="work" label="Teos" />
      <TextField name="subject" label="Aihe" />
      <TextArea name="question" label="Kysymys" rows={2} />
      <Select
        name="country"
        label="Maa"
        defaultValue="FI"
        options={[
          { id: 'FI', label: 'Suomi' },
          { id: 'SE', label: 'Ruotsi' },
        ]}
      />
      <RadioGroup
        name="format"
        label="Muoto"
        options={[
          { id: 'book', label: 'Kirja' },
          { id: 'ebook', label: 'E-kirja' },
        ]}
      />
      <CheckboxGroup
        name="genre"
        label="Lajit"
        options={[
          { id: 'prose', label: 'Proosa' },
          { id: 'poetry', label: 'Runous' },
          { id: 'essay', label: 'Esseet' },
        ]}
      />
      <Checkbox name="mayCall">Minulle saa soittaa</Checkbox>
      <Switch name="notify">Ilmoita vastauksesta</Switch>
      <Button type="submit">Lähetä</Button>
    </Form>
  );
}

const meta = {
  title: 'Forms/Form sent by the browser',
  component: PlainForm,
  parameters: guide({
    summary: 'What the browser itself sends of a form with these fields.',
    use: [
      'Give every field its `name`: a form that is read with `FormData`, or sent to an `action`, has its value under it.',
      'A checkbox or switch that is on is sent as “on”, one that is off not at all, as in HTML.',
    ],
    avoid: ['Use it if a form has rules or unsaved changes: that is `useForm`.'],
    keyboard: [['Enter', 'in a field of one line, submits the form']],
  }),
  args: { send: fn() },
} satisfies Meta<typeof PlainForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Selected and typed values are included, under the names of the fields and in their order. */
export const EveryField: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Teos'), 'Saaren talvi');
    await userEvent.type(canvas.getByLabelText('Aihe'), 'Lainat');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Kysymys' }), 'Miksi?');
    await userEvent.selectOptions(canvas.getByLabelText('Maa'), 'Ruotsi');
    for (const name of ['E-kirja', 'Proosa', 'Esseet', 'Minulle saa soittaa', 'Ilmoita vastauksesta'])
      await userEvent.click(canvas.getByLabelText(name));
    await userEvent.click(canvas.getByRole('button', { name: 'Lähetä' }));
    await expect(args.send).toHaveBeenCalledWith([
      ['work', 'Saaren talvi'],
      ['subject', 'Lainat'],
      ['question', 'Miksi?'],
      ['country', 'SE'],
      ['format', 'ebook'],
      ['genre', 'prose'],
      ['genre', 'essay'],
      ['mayCall', 'on'],
      ['notify', 'on'],
    ]);
  },
};

/** Untouched fields are sent empty, or not at all. */
export const Untouched: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Lähetä' }));
    await expect(args.send).toHaveBeenCalledWith([
      ['work', ''],
      ['subject', ''],
      ['question', ''],
      ['country', 'FI'],
    ]);
  },
};
