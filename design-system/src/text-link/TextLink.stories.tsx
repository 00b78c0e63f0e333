import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { guide } from '../../docs/guide';
import { DesignSystemProvider } from '../provider/DesignSystemProvider';
import { TextLink } from './TextLink';

const meta = {
  title: 'Actions/TextLink',
  component: TextLink,
  parameters: guide({
    use: ['Name the target: “Lue käyttöehdot”.'],
    avoid: ['Write “tästä”.', 'Open another window without saying so.'],
    keyboard: [
      ['Tab', 'moves to the link'],
      ['Enter', 'follows it'],
    ],
  }),
  args: { href: '#', children: 'Miksi tämä summa?' },
} satisfies Meta<typeof TextLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InText: Story = {
  tags: ['dark-picture'],
  render: (args) => (
    <p>
      Arvio 1 284,60 € ennen veroja. <TextLink {...args} />
    </p>
  ),
};

const navigate = fn();
// A router reads whatever it is given as a path.
const inApp = (href: string) => `/app/${href.replace(/^\//, '')}`;

/** A press goes to the router; another window, a file and another site are left to the browser. */
export const ThroughTheRouter: Story = {
  tags: ['test-only'],
  render: () => (
    <DesignSystemProvider locale="fi-FI" navigate={navigate} useHref={inApp}>
      <TextLink href="/works">Teosluettelo</TextLink>{' '}
      <TextLink href="/list.csv" download>
        Lataa luettelo
      </TextLink>{' '}
      <TextLink href="/terms" target="_blank">
        Käyttöehdot uudessa ikkunassa
      </TextLink>{' '}
      <TextLink href="tel:+358912345678">09 1234 5678</TextLink>{' '}
      <TextLink href="https://example.org/apurahat">Apurahat</TextLink>
    </DesignSystemProvider>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    navigate.mockClear();
    let isLeftToBrowser = false;
    const watch = (event: Event) => {
      isLeftToBrowser = !event.defaultPrevented;
      event.preventDefault();
    };
    window.addEventListener('click', watch);
    const works = canvas.getByRole('link', { name: 'Teosluettelo' });
    await expect(works).toHaveAttribute('href', '/app/works');
    await expect(canvas.getByRole('link', { name: '09 1234 5678' })).toHaveAttribute(
      'href',
      'tel:+358912345678',
    );
    await expect(canvas.getByRole('link', { name: 'Apurahat' })).toHaveAttribute(
      'href',
      'https://example.org/apurahat',
    );
    await userEvent.click(works);
    await expect(navigate).toHaveBeenCalledWith('/works');
    await expect(isLeftToBrowser).toBe(false);
    works.focus();
    await userEvent.keyboard('{Enter}');
    await expect(navigate).toHaveBeenCalledTimes(2);
    await fireEvent.click(works, { ctrlKey: true });
    await expect(['with Control', isLeftToBrowser]).toEqual(['with Control', true]);
    for (const link of [...canvasElement.querySelectorAll('a')].slice(1)) {
      isLeftToBrowser = false;
      await userEvent.click(link);
      await expect([link.textContent, isLeftToBrowser]).toEqual([link.textContent, true]);
    }
    await expect(navigate).toHaveBeenCalledTimes(2);
    window.removeEventListener('click', watch);
  },
};

export const TitleInList: Story = { args: { tone: 'ink', children: 'Hiljaisten huoneiden atlas' } };

export const Quiet: Story = { args: { tone: 'quiet', children: '09 1234 5678', isUnbroken: true } };

/** Long words on the narrowest screen. */
export const On320: Story = {
  args: {
    children:
      'Lainauskorvaustilityslaskelmien valmistumisesta ilmoitetaan sähköpostitse, kun kaikki kirjastot ovat lähettäneet lainaustietonsa.',
  },
  globals: { viewport: { value: 'narrow' } },
};
