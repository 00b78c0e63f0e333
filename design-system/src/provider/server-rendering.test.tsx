import { composeStories } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { expect, it } from 'vitest';
import { DesignSystemProvider } from './DesignSystemProvider';

type StoryModule = Parameters<typeof composeStories>[0];

const modules = import.meta.glob<StoryModule>('../../{src,docs}/**/*.stories.tsx', { eager: true });

const stories = Object.entries(modules).flatMap(([file, module]) =>
  Object.entries(composeStories(module) as Record<string, ComponentType>).map(([name, Story]) => ({
    name: `${file} ${name}`,
    Story,
  })),
);

it.each(stories)('renders $name on a server', async ({ Story }) => {
  const errors: unknown[] = [];
  const page = (
    <DesignSystemProvider locale="fi-FI" navigate={() => undefined}>
      <Story />
    </DesignSystemProvider>
  );
  // An error inside of a Suspense boundary would show its fallback, and only be reported.
  const stream = await renderToReadableStream(page, { onError: (error) => void errors.push(error) });
  await stream.allReady;
  expect(errors).toEqual([]);
});
