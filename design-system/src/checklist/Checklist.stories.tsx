import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../../docs/guide';
import { Checklist } from './Checklist';

const meta = {
  title: 'Feedback/Checklist',
  component: Checklist,
  parameters: guide({
    use: ['Completed and open tasks, in the best order to do them.', 'Say why: “Vanhentunut 31.12.2025”.'],
    avoid: [
      'List tasks that can never be completed.',
      'Make a completed row a link if there is nothing to do on its page.',
    ],
    keyboard: [
      ['Tab', 'moves to each row that is a link'],
      ['Enter', 'opens it'],
    ],
  }),
  args: {
    'aria-label': 'Muistilista',
    items: [
      { id: 'contract', label: 'Sopimus', state: 'done', stateText: 'Hyväksytty' },
      { id: 'contact', label: 'Yhteystiedot', state: 'done', stateText: 'Kunnossa', href: '#contact' },
      { id: 'bank', label: 'Pankkiyhteys', state: 'done', stateText: 'Kunnossa', href: '#bank' },
      {
        id: 'tax',
        label: 'Verotiedot',
        state: 'alert',
        stateText: 'Vanhentunut',
        hint: 'Tietomme ovat vuodelta 2025. Tarkista ne ennen joulukuun tilitystä.',
        href: '#tax',
      },
      {
        id: 'works',
        label: 'Teosluettelo',
        state: 'todo',
        stateText: '3 ehdotusta',
        hint: 'Löysimme kolme teosta, jotka voivat olla sinun.',
        href: '#works',
      },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '26rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Checklist>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ToDo: Story = {
  tags: ['dark-picture'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(4);
    await expect(canvas.getByRole('link', { name: /^Verotiedot Vanhentunut.*Tarkista ne/ })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Yhteystiedot Kunnossa' })).toHaveFocus();
  },
};

/** Something came back. */
export const Failed: Story = {
  args: {
    items: [
      {
        id: 'bank',
        label: 'Pankkiyhteys',
        state: 'failed',
        stateText: 'Maksu palautui',
        hint: 'Tili …4417 ei ota maksuja vastaan. Anna uusi tilinumero.',
        href: '#bank',
      },
    ],
  },
};

export const Narrow: Story = {
  args: {
    items: [
      {
        id: 'long',
        label: 'Kirjallisuuden asiakkuussopimus',
        state: 'alert',
        stateText: 'Odottaa hyväksymistäsi',
        hint: 'Korvauksia maksetaan vasta, kun sopimus on hyväksytty.',
        href: '#contract',
      },
    ],
  },
  globals: { viewport: { value: 'narrow' } },
};
