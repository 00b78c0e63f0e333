import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { guide } from '../../docs/guide';
import { MenuButton } from '../menu-button/MenuButton';
import { TextLink } from '../text-link/TextLink';
import { DesignSystemProvider } from './DesignSystemProvider';

const navigate = fn();
const inApp = (href: string) => `/app${href}`;

const meta = {
  title: 'Structure/DesignSystemProvider',
  component: DesignSystemProvider,
  args: {
    locale: 'fi-FI',
    children: (
      <p>
        <TextLink href="/works">Teosluettelo</TextLink>{' '}
        <MenuButton label="Asetukset" items={[{ id: 'settings', label: 'Omat tiedot', href: '/settings' }]} />
      </p>
    ),
  },
  parameters: guide({
    use: [
      'Once, around the whole application.',
      'Pass `navigate` and `useHref` of the router, so that links do not reload the page.',
    ],
    avoid: ['Nest it: toasts would appear twice.'],
    keyboard: [],
  }),
} satisfies Meta<typeof DesignSystemProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

const shownHrefs = async (canvas: HTMLElement) => {
  const link = canvas.querySelector('a');
  canvas.querySelector('button')?.click();
  const entry = await screen.findByRole('menuitem', { name: 'Omat tiedot' });
  return [link, entry].map((each) => each?.getAttribute('href'));
};

export const WithRouter: Story = {
  args: { navigate, useHref: inApp },
  play: async ({ canvasElement }) => {
    await expect(await shownHrefs(canvasElement)).toEqual(['/app/works', '/app/settings']);
  },
};

/** Without a router the browser follows links to unchanged addresses. */
export const WithoutRouter: Story = {
  tags: ['test-only'],
  play: async ({ canvasElement }) => {
    await expect(await shownHrefs(canvasElement)).toEqual(['/works', '/settings']);
  },
};
