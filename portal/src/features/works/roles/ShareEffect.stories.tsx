import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withTexts } from '../../../shared/intl/story-texts';
import { ShareEffect } from './ShareEffect';

const meta = {
  title: 'Portal/Your share',
  component: ShareEffect,
  decorators: [withTexts],
  args: { facts: { roles: ['author'], translated: false, numberOfAuthors: 2, numberOfTranslators: 0 } },
} satisfies Meta<typeof ShareEffect>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneOfTwo: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 kirjoittajaa → osuutesi 1/2 lainoista')).toBeVisible();
  },
};

export const Alone: Story = {
  args: { facts: { ...meta.args.facts, numberOfAuthors: 1 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/saat koko osuuden kaikista lainoista/)).toBeVisible();
  },
};

/** Both paid roles: the sum is shown too. */
export const AuthorAndTranslator: Story = {
  args: {
    facts: { roles: ['author', 'translator'], translated: true, numberOfAuthors: 2, numberOfTranslators: 1 },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Osuutesi lainoista: 3/4')).toBeVisible();
  },
};

/** The number was changed from two to three. */
export const Changed: Story = {
  args: { facts: { ...meta.args.facts, numberOfAuthors: 3 }, before: { over: 1, under: 2 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Osuutesi lainoista: 1/2 → 1/3')).toBeVisible();
  },
};

/** An unpaid role is not counted with the paid ones. */
export const NotPaid: Story = {
  args: { facts: { ...meta.args.facts, roles: ['illustrator'] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Osuutesi lainoista: ei osuutta')).toBeVisible();
    await expect(canvas.queryByText(/kirjoittaja/)).toBeNull();
  },
};

export const NothingChosen: Story = {
  args: { facts: { ...meta.args.facts, roles: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Valitse roolisi, niin näet osuutesi lainoista.')).toBeVisible();
    await expect(canvas.queryByText(/^Osuutesi lainoista:/)).toBeNull();
  },
};

export const Swedish: Story = {
  ...Changed,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Din andel av lånen: 1/2 → 1/3')).toBeVisible();
  },
  globals: { locale: 'sv-FI' },
};
