import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { guide } from '../../docs/guide';
import { FileUpload } from './FileUpload';
import type { UploadItem } from './UploadRow';

/** The server's handling of the file, at the moment that the story chooses. */
let serve: (item: UploadItem | undefined) => void;

const meta = {
  title: 'Forms/FileUpload',
  component: FileUpload,
  args: {
    label: 'Käyttökorvauksen verokortti',
    description: 'Saat kortin OmaVerosta. Tarkista, että siinä lukee ”käyttökorvaus”.',
    types: ['pdf'],
    maxSize: 5_000_000,
    name: 'taxCard',
    onChoose: fn(),
    onRemove: fn(),
    onRetry: fn(),
  },
  render: function Upload(args) {
    const [item, setItem] = useState(args.item);
    serve = setItem;
    const choose = (file: File) => {
      args.onChoose(file);
      setItem({ name: file.name, size: file.size, progress: 0 });
    };
    const remove = () => {
      args.onRemove();
      setItem(undefined);
    };
    const retry = () => {
      args.onRetry?.();
      setItem(({ error: _error, ...again }: UploadItem = card) => ({ ...again, progress: 0 }));
    };
    return <FileUpload {...args} item={item} onChoose={choose} onRemove={remove} onRetry={retry} />;
  },
  parameters: guide({
    use: [
      'A document that the society needs: a tax card, an authorisation.',
      'Say in the hint where the document comes from and how to know the right one.',
      'Show a failed file: its row says why, and offers a retry.',
    ],
    avoid: [
      'Trust the file extension: the server checks the content.',
      'Send a file before the user has seen the choice, if it cannot be undone.',
    ],
    keyboard: [
      ['Tab', 'moves to the button, then to the buttons of the file'],
      ['Enter or Space', 'opens the browser’s chooser, retries, aborts or removes'],
    ],
  }),
} satisfies Meta<typeof FileUpload>;

export default meta;
type Story = StoryObj<typeof meta>;

const card: UploadItem = { name: 'verokortti-2026.pdf', size: 240_000 };
const interrupted = { ...card, error: 'Yhteys katkesi. Tarkista verkkoyhteys ja yritä uudelleen.' };
const pdf = (name: string, size = 240_000) => new File(['x'.repeat(size)], name, { type: 'application/pdf' });

function transfer(files: File[]): DataTransfer {
  const held = new DataTransfer();
  for (const file of files) held.items.add(file);
  return held;
}

const field = (canvasElement: HTMLElement) =>
  canvasElement.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;

/** As the browser's file chooser does. */
async function choose(canvasElement: HTMLElement, ...files: File[]) {
  const input = field(canvasElement);
  input.files = transfer(files).files;
  await fireEvent.change(input);
}

/** As a user does; returns whether the browser's default action was prevented. */
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

/** From the choice to the response; the focus is never lost. */
export const ChosenAndSent: Story = {
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const file = pdf(card.name);
    await choose(canvasElement, file);
    await expect(args.onChoose).toHaveBeenCalledWith(file);
    await expect(await canvas.findByText('240 kt')).toBeVisible();
    await expect(field(canvasElement)).toHaveValue('');

    serve({ ...card, progress: 45 });
    await waitFor(() => expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '45'));
    await expect(canvas.getByRole('status')).toHaveTextContent('verokortti-2026.pdf: Lähetetään');
    serve(interrupted);
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('verokortti-2026.pdf: Lähetys epäonnistui'),
    );

    await userEvent.click(await canvas.findByRole('button', { name: 'Yritä uudelleen verokortti-2026.pdf' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Keskeytä verokortti-2026.pdf' })).toHaveFocus();

    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Valitse tiedosto' })).toHaveFocus();
  },
};

export const Dropped: Story = {
  play: async ({ canvas, args }) => {
    const area = canvas
      .getByRole('button', { name: 'Valitse tiedosto' })
      .closest('[data-drop]') as HTMLElement;
    const file = pdf(card.name);
    drag('dragenter', area, file);
    await waitFor(() => expect(area).toHaveAttribute('data-over'));
    drag('drop', area, file);
    await waitFor(() => expect(args.onChoose).toHaveBeenCalledOnce());
    await expect(area).not.toHaveAttribute('data-over');
    await expect(canvas.getByRole('button', { name: 'Valitse toinen tiedosto' })).toBeVisible();
  },
};

/** The error of a file has its name, with what to choose instead; several files are refused together. */
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
    await choose(canvasElement, pdf('tyhja.pdf', 0));
    await waitFor(() => expect(alert).toHaveTextContent('on tyhjä'));
    await choose(canvasElement, pdf('iso.pdf'));
    await waitFor(() => expect(alert).toHaveTextContent(/on liian suuri.*enintään 100 kt/));
    await choose(canvasElement, pdf('a.pdf', 1), pdf('b.pdf', 1));
    await waitFor(() => expect(alert).toHaveTextContent('Valitse vain yksi tiedosto.'));
    await choose(canvasElement, pdf('iso.pdf'));
    await waitFor(() => expect(alert).toHaveTextContent(/on liian suuri/));
    await expect(args.onChoose).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Valitse tiedosto' })).toHaveAccessibleDescription(
      /on liian suuri/,
    );
  },
};

/** A repeated refusal is announced again, which needs new elements. */
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

export const OnItsWay: Story = { args: { item: { ...card, progress: 62 } } };

/** The progress is unknown. */
export const OnItsWayWithoutProgress: Story = { args: { item: card } };

export const Failed: Story = { tags: ['dark-picture'], args: { item: interrupted } };

/**
 * A precondition is missing. A dropped file is refused, nothing is highlighted, and the page stays. The button is still
 * described by the accepted files and the error.
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
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};

export const WithError: Story = { args: { error: 'Valitse verokortti, ennen kuin lähetät lomakkeen.' } };

export const LongNameOn320: Story = {
  args: {
    item: {
      ...interrupted,
      name: 'kayttokorvauksen-muutosverokortti-vuorela-sjoholm-inka-maria-2026-03-03.pdf',
    },
  },
  globals: { viewport: { value: 'narrow' } },
};
