import { TextField } from '@nimio/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentType, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { withTexts } from '../intl/story-texts';
import { late } from './late';

const Help = ({ text }: { text: string }) => <p>{text}</p>;
let isOnline = true;

interface LateHelpProps {
  load: () => Promise<{ default: ComponentType<{ text: string }> }>;
  isOptional?: boolean;
}

const loadHelp: LateHelpProps['load'] = () =>
  isOnline
    ? Promise.resolve({ default: Help })
    : Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

/** A late part under a field with a typed value. */
function LateHelp({ load, isOptional = false }: LateHelpProps) {
  const [Part] = useState(() => late(load, { fallback: () => <p>Ohje tulee</p>, isOptional }));
  return (
    <>
      <TextField label="Puhelinnumero" name="phone" defaultValue="+358 40 123 4567" />
      <Part text="Ohje" />
    </>
  );
}

const meta = {
  title: 'Portal/Late',
  component: LateHelp,
  decorators: [withTexts],
  args: { load: loadHelp },
  beforeEach: () => {
    isOnline = true;
  },
} satisfies Meta<typeof LateHelp>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ohje')).toBeVisible();
    await expect(canvas.queryByText('Ohje tulee')).toBeNull();
  },
};

export const Loading: Story = {
  args: { load: () => new Promise(() => undefined) },
  play: async ({ canvas }) => expect(canvas.getByText('Ohje tulee')).toBeVisible(),
};

/** A retry is shown, which loads the part when the network is available again; the rest of the page remains. */
export const Failed: Story = {
  beforeEach: () => {
    isOnline = false;
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Sivun lataaminen keskeytyi. Yritä uudelleen.')).toBeVisible();
    isOnline = true;
    await userEvent.click(canvas.getByRole('button', { name: 'Yritä uudelleen' }));
    await waitFor(() => expect(canvas.getByText('Ohje')).toBeVisible());
    await expect(canvas.getByLabelText('Puhelinnumero')).toHaveValue('+358 40 123 4567');
  },
};

/** An optional part that cannot be loaded is left out, and the rest of the page remains. */
export const LeftOut: Story = {
  args: { isOptional: true },
  beforeEach: () => {
    isOnline = false;
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByText('Ohje tulee')).toBeNull());
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.getByLabelText('Puhelinnumero')).toHaveValue('+358 40 123 4567');
  },
};

const Broken = (): never => {
  throw new Error('The help is broken');
};

/** An optional part that fails while rendering is left out too. */
export const FailsWhileRendering: Story = {
  args: { isOptional: true, load: () => Promise.resolve({ default: Broken }) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByText('Ohje tulee')).toBeNull());
    await expect(canvas.getByLabelText('Puhelinnumero')).toBeVisible();
  },
};
