import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import { guide } from '../../docs/guide';
import { Section } from '../section/Section';
import { RetryNotice } from './RetryNotice';

const sentence = 'Yhteys palvelimeen katkesi. Tarkista verkkoyhteys ja yritä uudelleen.';

const meta = {
  title: 'Feedback/RetryNotice',
  component: RetryNotice,
  parameters: guide({
    use: ['Instead of content that could not be loaded; the rest of the page still works.'],
    avoid: ['Use it for a failed save: typed values stay, and a `Notice` says why.'],
    keyboard: [
      ['Tab', 'moves to the button'],
      ['Enter or Space', 'retries; then the focus is on the heading of the loaded content'],
    ],
  }),
  args: { children: sentence, onRetry: fn() },
} satisfies Meta<typeof RetryNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Resolved by the story instead of a server. */
let respond: (isThere: boolean) => void;

/**
 * The button is pending while it waits; a repeated failure is announced again, and the loaded content gets the focus.
 */
export const FailsAgainThenComes: Story = {
  render: function Part() {
    const [isThere, setThere] = useState(false);
    const retry = async () => setThere(await new Promise<boolean>((resolve) => (respond = resolve)));
    return (
      <Section id="accounts" title="Tilitykset">
        {isThere ? <p>Ei tilityksiä.</p> : <RetryNotice onRetry={retry}>{sentence}</RetryNotice>}
      </Section>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: /Yritä uudelleen/ });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('alert')).not.toHaveTextContent(sentence);
    respond(false);
    await expect(await canvas.findByText(sentence)).toBeVisible();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    respond(true);
    await canvas.findByText('Ei tilityksiä.');
    await expect(canvas.getByRole('heading', { name: 'Tilitykset' })).toHaveFocus();
  },
};

/** A rejected retry is shown again, can be retried, and its error is logged to the console. */
export const Rejects: Story = {
  tags: ['test-only'],
  args: { onRetry: fn(() => Promise.reject(new Error('503'))) },
  play: async ({ canvas, userEvent, args }) => {
    const log = spyOn(console, 'error').mockImplementation(() => undefined);
    const button = canvas.getByRole('button', { name: /Yritä uudelleen/ });
    await userEvent.click(button);
    await waitFor(() => expect(log).toHaveBeenCalledWith(new Error('503')));
    log.mockRestore();
    await expect(await canvas.findByText(sentence)).toBeVisible();
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Plain: Story = { tags: ['dark-picture'] };

/** Long words on the narrowest screen. */
export const On320: Story = {
  args: {
    children:
      'Lainauskorvaustilityslaskelmien valmistumisesta ilmoitetaan sähköpostitse, kun kaikki kirjastot ovat lähettäneet lainaustietonsa.',
  },
  globals: { viewport: { value: 'narrow' } },
};
