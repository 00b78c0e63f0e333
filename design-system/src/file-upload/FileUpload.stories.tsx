import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { guide } from '../../docs/guide';
import { Button } from '../button/Button';
import { FileUpload } from './FileUpload';
import type { UploadItem } from './upload-item';

/** What the server does with a file, settled by the story in its time. */
let serve: (change: Partial<UploadItem>, id?: string) => void;

const meta = {
  title: 'Forms/FileUpload',
  component: FileUpload,
  args: {
    label: 'Käyttökorvauksen verokortti',
    description: 'Saat kortin OmaVerosta. Tarkista, että siinä lukee ”käyttökorvaus”.',
    items: [],
    types: ['pdf'],
    maxSize: 5_000_000,
    name: 'taxCard',
    onAdd: fn(),
    onRemove: fn(),
    onRetry: fn(),
  },
  render: function Upload(args) {
    const [items, setItems] = useState(args.items);
    serve = (change, id) =>
      setItems(items.map((item) => (id === undefined || item.id === id ? { ...item, ...change } : item)));
    const add = (files: File[]) => {
      args.onAdd(files);
      const added = files.map((file): UploadItem => {
        const { name, size } = file;
        return { id: name, name, size, file, state: 'ready' };
      });
      setItems(args.allowsMultiple ? [...items, ...added] : added);
    };
    const remove = (id: string) => {
      args.onRemove(id);
      setItems(items.filter((item) => item.id !== id));
    };
    const retry = (id: string) => {
      args.onRetry?.(id);
      setItems(items.map((item) => ({ ...item, state: 'sending', progress: 0 })));
    };
    return <FileUpload {...args} items={items} onAdd={add} onRemove={remove} onRetry={retry} />;
  },
  parameters: guide({
    use: [
      'A document that the society needs: a tax card, an authorisation.',
      'Say in the hint where the document comes from and how to know the right one.',
      'Keep a failed file in the list: its line says why, and can try again.',
    ],
    avoid: [
      'Trust the ending of the name: the server looks into the file.',
      'Ask for several files where one is enough.',
      'Send a file before the person has seen what was chosen, where it cannot be taken back.',
    ],
    keyboard: [
      ['Tab', 'goes to the button, then to the buttons of each file'],
      ['Enter or Space', 'opens the browser’s chooser, tries again, stops or takes away'],
    ],
  }),
} satisfies Meta<typeof FileUpload>;

export default meta;
type Story = StoryObj<typeof meta>;

const pdf = (name: string, size = 240_000) => new File(['x'.repeat(size)], name, { type: 'application/pdf' });

function transfer(files: File[]): DataTransfer {
  const held = new DataTransfer();
  for (const file of files) held.items.add(file);
  return held;
}

const field = (canvasElement: HTMLElement) =>
  canvasElement.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;

/** As the browser's chooser does. */
async function choose(canvasElement: HTMLElement, ...files: File[]) {
  const input = field(canvasElement);
  input.files = transfer(files).files;
  await fireEvent.change(input);
}

/** As a hand does; says whether the browser may go on with what it does by itself. */
const drag = (type: string, to: HTMLElement, ...files: File[]) =>
  to.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: transfer(files) }));

export const Empty: Story = {
  play: async ({ canvas, userEvent, canvasElement }) => {
    const opened = fn();
    field(canvasElement).addEventListener('click', (event) => {
      event.preventDefault();
      opened();
    });
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Valitse tiedosto' });
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleDescription(/^Tiedostomuoto PDF, koko enintään 5.Mt/);
    await userEvent.keyboard('{Enter}');
    await expect(opened).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('group', { name: 'Käyttökorvauksen verokortti' })).toBeVisible();
  },
};

/** From the choice to the receipt; who presses never loses the focus. */
export const ChosenAndSent: Story = {
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const card = pdf('verokortti-2026.pdf');
    await choose(canvasElement, card);
    await expect(args.onAdd).toHaveBeenCalledWith([card]);
    await expect(await canvas.findByText('Valittu')).toBeVisible();
    await expect(canvas.getByText('240 kt')).toBeVisible();
    await expect(field(canvasElement).files).toHaveLength(1);

    serve({ state: 'sending', progress: 45 });
    await expect(await canvas.findByRole('progressbar')).toHaveAttribute('aria-valuenow', '45');
    await expect(canvas.getByRole('status')).toHaveTextContent('verokortti-2026.pdf: Lähetetään');
    serve({ state: 'failed', error: 'Yhteys katkesi. Tarkista verkkoyhteys ja yritä uudelleen.' });

    await userEvent.click(await canvas.findByRole('button', { name: 'Yritä uudelleen verokortti-2026.pdf' }));
    await expect(args.onRetry).toHaveBeenCalledWith('verokortti-2026.pdf');
    await expect(canvas.getByRole('button', { name: 'Keskeytä verokortti-2026.pdf' })).toHaveFocus();
    serve({ state: 'done' });
    await expect(await canvas.findByText('Lähetetty')).toBeVisible();

    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledWith('verokortti-2026.pdf');
    await expect(canvas.getByRole('button', { name: 'Valitse tiedosto' })).toHaveFocus();
    await expect(field(canvasElement).files).toHaveLength(0);
  },
};

export const Dropped: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const area = canvas
      .getByRole('button', { name: 'Valitse tiedosto' })
      .closest('[data-drop]') as HTMLElement;
    const card = pdf('verokortti-2026.pdf');
    drag('dragenter', area, card);
    await waitFor(() => expect(area).toHaveAttribute('data-over'));
    drag('drop', area, card);
    await waitFor(() => expect(args.onAdd).toHaveBeenCalledOnce());
    await expect(area).not.toHaveAttribute('data-over');
    await expect(canvas.getByRole('button', { name: 'Valitse toinen tiedosto' })).toBeVisible();
    await expect(field(canvasElement).files).toHaveLength(1);
  },
};

/** What is wrong with a file is told by its name, with what to choose instead; nothing wrong stays in the field. */
export const Refused: Story = {
  args: { maxSize: 100_000 },
  play: async ({ canvas, canvasElement, args }) => {
    const alert = canvas.getByRole('alert');
    await choose(canvasElement, new File(['x'], 'kortti.heic'));
    await waitFor(() =>
      expect(alert).toHaveTextContent(
        'Tiedosto ”kortti.heic” on väärää muotoa. Valitse tiedosto, jonka muoto on PDF.',
      ),
    );
    await expect(field(canvasElement).files).toHaveLength(0);
    await choose(canvasElement, pdf('tyhja.pdf', 0));
    await waitFor(() => expect(alert).toHaveTextContent('on tyhjä'));
    await choose(canvasElement, pdf('iso.pdf'));
    await waitFor(() => expect(alert).toHaveTextContent(/on liian suuri.*enintään 100 kt/));
    await expect(args.onAdd).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Valitse tiedosto' })).toHaveAccessibleDescription(
      /on liian suuri/,
    );
  },
};

/** Refused once more, it is told once more: other elements, or nobody would hear the same words. */
export const RefusedTwice: Story = {
  play: async ({ canvas, canvasElement }) => {
    const wrong = new File(['x'], 'kortti.heic');
    await choose(canvasElement, wrong);
    const first = await canvas.findByText(/on väärää muotoa/);
    await choose(canvasElement, wrong);
    await waitFor(() => expect(first).not.toBeInTheDocument());
    await expect(canvas.getByText(/on väärää muotoa/)).toBeVisible();
  },
};

export const OnItsWay: Story = {
  args: { items: [{ id: 'a', name: 'verokortti-2026.pdf', size: 240_000, state: 'sending', progress: 62 }] },
};

/** Nobody knows how much is sent. */
export const OnItsWayWithoutProgress: Story = {
  args: { items: [{ id: 'a', name: 'verokortti-2026.pdf', size: 240_000, state: 'sending' }] },
};

export const Failed: Story = {
  args: {
    items: [
      {
        id: 'a',
        name: 'verokortti-2026.pdf',
        size: 240_000,
        state: 'failed',
        error: 'Yhteys katkesi. Tarkista verkkoyhteys ja yritä uudelleen.',
      },
    ],
  },
};

const several: UploadItem[] = [
  { id: 'a', name: 'valtakirja.pdf', size: 1_240_000, state: 'done' },
  { id: 'b', name: 'perukirja-sivut-1-12.pdf', size: 3_900_000, state: 'sending', progress: 30 },
  { id: 'c', name: 'virkatodistus.jpg', size: 820_000, state: 'failed', error: 'Palvelin ei vastannut.' },
];

/** After a removal the focus goes to the next file. */
export const Several: Story = {
  args: {
    label: 'Kuolinpesän asiakirjat',
    description: undefined,
    types: ['pdf', 'jpg', 'png'],
    allowsMultiple: true,
    items: several,
  },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Poista valtakirja.pdf' }));
    await expect(canvas.getByRole('button', { name: 'Keskeytä perukirja-sivut-1-12.pdf' })).toHaveFocus();
    await choose(canvasElement, pdf('liite.pdf'), new File(['x'], 'liite.docx'));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(/liite\.docx.*PDF, JPG tai PNG/));
    await expect(args.onAdd).toHaveBeenCalledOnce();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};

const eight = Array.from({ length: 8 }, (_, index): UploadItem => {
  const name = `liite-${index + 1}.pdf`;
  return { id: name, name, size: 240_000, state: 'sending', progress: 0 };
});

/** Of eight files only the one is told that fares otherwise now; a step of progress is not. */
export const OneOfEightTold: Story = {
  args: { ...Several.args, items: eight },
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status');
    await expect(status).toBeEmptyDOMElement();
    serve({ state: 'done' }, 'liite-3.pdf');
    await waitFor(() => expect(status).toHaveTextContent(/^liite-3\.pdf: Lähetetty$/));
    const said = status.firstChild;
    serve({ progress: 50 }, 'liite-4.pdf');
    await waitFor(() => expect(canvas.getAllByRole('progressbar')[2]).toHaveAttribute('aria-valuenow', '50'));
    await expect(status.firstChild).toBe(said);
    serve({ state: 'failed' }, 'liite-4.pdf');
    await waitFor(() => expect(status).toHaveTextContent(/^liite-4\.pdf: Lähetys epäonnistui$/));
  },
};

/**
 * Something has to happen first. What is dropped is not taken, nothing lights up as if it were, and the page stays.
 * The button is still described by what is taken and by what is wrong.
 */
export const DisabledForAReason: Story = {
  args: {
    disabledReason: 'Odottava veroprosentin korotus on ensin peruttava.',
    error: 'Valitse verokortti, ennen kuin lähetät lomakkeen.',
  },
  play: async ({ canvas, args, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Valitse tiedosto' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription(/Tiedostomuoto PDF.*ennen kuin.*on ensin peruttava/);
    const area = button.closest('[data-drop]') as HTMLElement;
    drag('dragenter', area, pdf('verokortti.pdf'));
    await expect(drag('drop', area, pdf('verokortti.pdf'))).toBe(false);
    await expect(area).not.toHaveAttribute('data-over');
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
};

export const WithError: Story = { args: { error: 'Valitse verokortti, ennen kuin lähetät lomakkeen.' } };

/** A form that the browser sends has the file under the field's name. */
export const InAPlainForm: Story = {
  decorators: [
    (Story) => (
      <form
        aria-label="Verokortti"
        onSubmit={(event) => {
          event.preventDefault();
          const sent = new FormData(event.currentTarget).getAll('taxCard');
          event.currentTarget.dataset['sent'] = sent.map((file) => (file as File).name).join();
        }}
      >
        <Story />
        <Button type="submit">Lähetä verokortti</Button>
      </form>
    ),
  ],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await choose(canvasElement, pdf('verokortti-2026.pdf'));
    await canvas.findByText('Valittu');
    await userEvent.click(canvas.getByRole('button', { name: 'Lähetä verokortti' }));
    await expect(canvas.getByRole('form')).toHaveAttribute('data-sent', 'verokortti-2026.pdf');
  },
};

export const LongNamesOn320: Story = {
  args: {
    ...Several.args,
    items: [
      {
        id: 'a',
        name: 'kayttokorvauksen-muutosverokortti-vuorela-sjoholm-inka-maria-2026-03-03.pdf',
        size: 240_000,
        state: 'failed',
        error: 'Yhteys katkesi. Tarkista verkkoyhteys ja yritä uudelleen.',
      },
      { id: 'b', name: 'valtakirja.pdf', size: 1_240_000, state: 'sending', progress: 30 },
      { id: 'c', name: 'virkatodistus.jpg', size: 820_000, state: 'done' },
    ],
  },
  globals: { viewport: { value: 'narrow' } },
};

export const Dark: Story = { args: { ...Several.args }, globals: { theme: 'dark' } };
