import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { guide } from '../../docs/guide';
import { Button } from '../button/Button';
import { TextField } from '../text-field/TextField';
import { Modal } from './Modal';

const meta = {
  title: 'Overlays/Modal (dialog)',
  id: 'overlays-modal',
  component: Modal,
  parameters: guide({
    use: [
      'A short task or a text over the page: forgotten password, terms, customer search.',
      'Keep the buttons in `actions`: they stay visible while the text scrolls.',
    ],
    avoid: [
      'Open one from another.',
      'Use it for a long form: that is a page.',
      'Let a press outside close it if something is typed inside.',
    ],
    keyboard: [
      [
        'Tab and Shift + Tab',
        'move through the dialog and never leave it; a long text can be focused and scrolled',
      ],
      ['Escape', 'closes; the focus returns to the opener'],
    ],
  }),
  args: {
    isOpen: false,
    onClose: () => undefined,
    title: 'Unohditko salasanan?',
    children: <TextField label="Käyttäjätunnus tai sähköposti" autoComplete="username" />,
    actions: <Button>Lähetä linkki</Button>,
  },
  render: function Opened(args) {
    const [isOpen, setOpen] = useState(args.isOpen);
    return (
      <>
        <Button variant="quiet" onPress={() => setOpen(true)}>
          Avaa
        </Button>
        <Modal {...args} isOpen={isOpen} onClose={() => setOpen(false)} />
      </>
    );
  },
} satisfies Meta<typeof Modal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ForgottenPassword: Story = {
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Avaa' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Unohditko salasanan?' });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const Open: Story = { tags: ['dark-picture'], args: { isOpen: true } };

const paragraphs = Array.from({ length: 14 }, (_, number) => (
  <p key={number}>
    {number + 1}. Palvelu on tarkoitettu tekijöille ja heidän oikeudenomistajilleen. Käyttäjä vastaa siitä,
    että hänen antamansa tiedot ovat oikein ja että hän ilmoittaa muutoksista viipymättä.
  </p>
));

/** The text scrolls, the title and the buttons stay. */
export const LongText: Story = {
  tags: ['phone-picture'],
  args: { isOpen: true, title: 'Käyttöehdot', size: 'lg', children: paragraphs },
};

/** A question needs little room. */
export const Small: Story = {
  args: {
    isOpen: true,
    size: 'sm',
    title: 'Vaihda kieli',
    children: <p>Tekstit vaihtuvat heti.</p>,
    actions: <Button>Vaihda ruotsiin</Button>,
  },
};

/** Text longer than the window can be focused and scrolled by keyboard; the buttons stay visible. */
export const ScrolledByKeyboard: Story = {
  tags: ['test-only'],
  args: { ...LongText.args, actions: <Button>Hyväksy käyttöehdot</Button> },
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Käyttöehdot' });
    const content = screen.getByText(/^1\. Palvelu/).parentElement as HTMLElement;
    content.focus();
    await expect(content).toHaveFocus();
    await userEvent.keyboard('{Tab}');
    const accept = screen.getByRole('button', { name: 'Hyväksy käyttöehdot' });
    await expect(accept).toHaveFocus();
    await expect(accept.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      dialog.getBoundingClientRect().bottom,
    );
    await expect(content.scrollHeight).toBeGreaterThan(content.clientHeight);
  },
};

export const WithoutButtons: Story = { args: { ...LongText.args, actions: undefined, size: 'md' } };

export const LongTitleOn320: Story = {
  args: {
    isOpen: true,
    title: 'Kirjallisuuden tekijänoikeusjärjestön asiakkuussopimus',
    children: paragraphs.slice(0, 1),
    actions: (
      <>
        <Button variant="quiet">Sulje</Button>
        <Button>Hyväksy asiakkuussopimus</Button>
      </>
    ),
  },
  globals: { viewport: { value: 'narrow' } },
};
