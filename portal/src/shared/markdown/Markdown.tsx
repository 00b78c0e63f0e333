import { Skeleton } from '@nimio/design-system';
import { late } from '../page/late';

/** An editor's Markdown as headings, paragraphs, lists and links. Used inside a `TextColumn`. */
export const Markdown = late(() => import('./MarkdownText'), { fallback: () => <Skeleton lines={8} /> });
