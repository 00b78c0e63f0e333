import { Skeleton } from '@nimio/design-system';
import { lazy, Suspense } from 'react';

const MarkdownText = lazy(() => import('./MarkdownText'));

/** An editor's Markdown as headings, paragraphs, lists and links. Used inside a `TextColumn`. */
export function Markdown({ text }: { text: string }) {
  return (
    <Suspense fallback={<Skeleton lines={8} />}>
      <MarkdownText text={text} />
    </Suspense>
  );
}
