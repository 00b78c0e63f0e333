import { PlainText, Skeleton } from '@nimio/design-system';
import { late } from '../page/late';

const load = () => import('./MarkdownText');

/** An editor's Markdown as headings, paragraphs, lists and links. Used inside a `TextColumn`. */
export const Markdown = late(load, { fallback: () => <Skeleton lines={8} /> });

/** The same for a closed disclosure, which shows the source until it is opened, so that the browser's search finds it. */
export const CollapsedMarkdown = late(load, { fallback: PlainText, margin: '0px' });
