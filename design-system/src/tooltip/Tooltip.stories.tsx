import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { guide } from '../../docs/guide';
import { Button } from '../button/Button';
import { LinkButton } from '../link-button/LinkButton';
import { TextLink } from '../text-link/TextLink';
import { Tooltip } from './Tooltip';

const meta = {
  title: 'Overlays/Tooltip',
  component: Tooltip,
  parameters: guide({
    use: ['Repeat or extend a control’s label.'],
    avoid: ['Put a fact only there: touch does not show it.', 'Put a link into it: that is a `Popover`.'],
    keyboard: [
      ['Tab', 'to the control shows it'],
      ['Escape', 'hides it'],
    ],
  }),
  args: { text: 'Avautuu uuteen välilehteen', children: <Button variant="second">Lue sopimus</Button> },
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnFocus: Story = {
  tags: ['dark-picture'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Avautuu uuteen välilehteen');
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('Avautuu uuteen välilehteen');
  },
};

/**
 * Disabled with a reason: the button is focusable, and its tooltip appears as on any other; the reason is next to it.
 */
export const OnADisabledButton: Story = {
  args: {
    text: 'Tilinumero puuttuu',
    children: (
      <Button disabledReason="Voit lisätä teoksia, kun meillä on pankkiyhteytesi.">Lisää teos</Button>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Lisää teos' });
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Tilinumero puuttuu');
    await expect(button).toHaveAccessibleDescription(/kun meillä on pankkiyhteytesi/);
  },
};

/** A link is focused and hovered like a button, and remains a bare anchor. */
export const OnALink: Story = {
  tags: ['test-only'],
  args: {
    children: (
      <TextLink href="#contract" target="_blank">
        Lue sopimus
      </TextLink>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Lue sopimus' });
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Avautuu uuteen välilehteen');
    await expect(link).toHaveAccessibleDescription('Avautuu uuteen välilehteen');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
    await userEvent.hover(link);
    await expect(await screen.findByRole('tooltip')).toBeVisible();
  },
};

export const OnALinkButton: Story = {
  tags: ['test-only'],
  args: { children: <LinkButton href="#contract">Lue sopimus</LinkButton> },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toBeVisible();
  },
};

/** Nothing to do for the moment: the button keeps its place and its tooltip. */
export const OnAnInactiveButton: Story = {
  args: { text: 'Tallentaa kaikki muutokset', children: <Button isInactive>Tallenna</Button> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Tallentaa kaikki muutokset');
    await expect(canvas.getByRole('button', { name: 'Tallenna' })).toHaveFocus();
  },
};

/** Escape hides it and keeps the focus. */
export const Dismissed: Story = {
  tags: ['test-only'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await screen.findByRole('tooltip');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};

export const LongWordsOn320: Story = {
  args: { text: 'Kirjallisuuden tekijänoikeusjärjestön asiakkuussopimuksen allekirjoitettu kappale' },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    const tooltip = await screen.findByRole('tooltip');
    await waitFor(() => expect(tooltip.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth));
  },
};
