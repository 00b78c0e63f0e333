import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../../docs/guide';
import { Breadcrumbs } from './Breadcrumbs';

const meta = {
  title: 'Structure/Breadcrumbs',
  component: Breadcrumbs,
  args: {
    items: [
      { href: '#home', label: 'Etusivu' },
      { href: '#works', label: 'Teosluettelo' },
    ],
    current: 'Hiljaisten huoneiden atlas',
  },
  parameters: guide({
    use: [
      'Above the page’s heading, on pages that are two or more levels deep.',
      'Name each page by its heading; the last one is this page.',
    ],
    avoid: [
      'Use it on the top level: the masthead shows the current page.',
      'Show the steps of a task: those are `StatusSteps`.',
      'Show the user’s history: it shows the page’s place in the hierarchy.',
    ],
    keyboard: [
      ['Tab', 'moves from page to page'],
      ['Enter', 'follows the link'],
    ],
  }),
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  tags: ['dark-picture'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('navigation', { name: 'Murupolku' })).toBeVisible();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Teosluettelo' })).toHaveFocus();
    await expect(canvas.getByText('Hiljaisten huoneiden atlas')).toHaveAttribute('aria-current', 'page');
  },
};

/** On a phone there is one link: back to the parent page. */
export const Phone: Story = {
  args: {
    items: [
      { href: '#home', label: 'Etusivu' },
      { href: '#suggestions', label: 'Kirjoittajien lukumäärän muutosehdotukset' },
    ],
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await expect(canvas.getByRole('link', { name: /muutosehdotukset/ })).toBeVisible();
  },
};

export const LongTitles: Story = {
  args: {
    items: [
      { href: '#home', label: 'Etusivu' },
      { href: '#works', label: 'Teosluettelo' },
      { href: '#work', label: 'Pohjoisten kirjastolainaustilastojen vertaileva historia 1890–2020' },
    ],
    current: 'Ehdotukset kirjoittajien ja kääntäjien lukumäärän muuttamiseksi',
  },
};
