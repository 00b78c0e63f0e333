import { isSafeLink } from '@nimio/domain/announcement/safe-link';
import { fromMarkdown } from 'mdast-util-from-markdown';

type Root = ReturnType<typeof fromMarkdown>;
type Nodes = Root | Root['children'][number];
type Link = Extract<Nodes, { type: 'link' }>;

/** A part of the text and its replacement. */
interface Cut {
  from: number;
  to: number;
  by: string;
}

const range = (node: Nodes, by = ''): Cut => ({
  from: node.position?.start.offset ?? 0,
  to: node.position?.end.offset ?? 0,
  by,
});

/** Only pictures of our own library: others would reveal readers to a third party, and could change later. */
const isOwnPicture = (url: string): boolean => /^\/uploads\/[\w.-]+$/.test(url);

/** The label of a link, as written. */
function wordsOf(source: string, node: Link): string {
  const [first] = node.children;
  const last = node.children.at(-1);
  if (!first || !last) return '';
  return source.slice(range(first).from, range(last).to);
}

const opens = /^<(script|style|iframe|object|embed|template|noscript|svg|math|textarea|title)\b/i;

/** HTML markup is removed; of scripts and styles also the content between the tags. */
function cutHtml(siblings: Nodes[], cuts: Cut[]): void {
  let opened: { name: string; from: number } | undefined;
  for (const node of siblings) {
    if (node.type !== 'html') continue;
    const name = opens.exec(node.value)?.[1]?.toLowerCase();
    const closes = opened && node.value.toLowerCase().startsWith(`</${opened.name}`);
    cuts.push(opened && closes ? { ...range(node), from: opened.from } : range(node));
    if (closes) opened = undefined;
    else if (name && !opened) opened = { name, from: range(node).from };
  }
}

function cutsIn(source: string, node: Nodes, cuts: Cut[]): void {
  if (node.type === 'link' && !isSafeLink(node.url)) {
    cuts.push(range(node, wordsOf(source, node)));
    return;
  }
  // A picture by reference has an unknown source.
  if (node.type === 'imageReference') {
    cuts.push(range(node, node.alt ?? ''));
    return;
  }
  if (node.type === 'image' && !isOwnPicture(node.url)) {
    cuts.push(range(node, node.alt ?? ''));
    return;
  }
  if (node.type === 'definition' && !isSafeLink(node.url)) cuts.push(range(node));
  if (!('children' in node)) return;
  const children: Nodes[] = node.children;
  cutHtml(children, cuts);
  for (const child of children) cutsIn(source, child, cuts);
}

/** Applies the cuts from the end; nested ones are part of the outer one. */
function apply(source: string, cuts: Cut[]): string {
  let text = source;
  let untouched = source.length + 1;
  for (const { from, to, by } of cuts.toSorted((a, b) => b.to - a.to || a.from - b.from)) {
    if (to > untouched) continue;
    text = text.slice(0, from) + by + text.slice(to);
    untouched = from;
  }
  return text;
}

// Invisible characters that change the direction of text, and control characters.
const unwritten =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** A line or a plain text without invisible control characters. */
export const cleanPlain = (text: string): string =>
  text.normalize('NFC').replace(/\r\n?/g, '\n').replace(unwritten, '');

function cleanOnce(source: string): string {
  const cuts: Cut[] = [];
  cutsIn(source, fromMarkdown(source), cuts);
  return apply(source, cuts);
}

/**
 * Sanitizes an editor's Markdown: removes HTML markup, links that run code or carry data, and external pictures.
 * Everything else stays as written. The portal renders no raw HTML either; this keeps it out of the database, of mails
 * and of other readers of the API. Parsing takes more than linear time: the server calls `sanitizeMarkdown`.
 */
export function cleanMarkdown(text: string): string {
  let source = cleanPlain(text);
  for (;;) {
    const cleaned = cleanOnce(source);
    // The remaining text may form markup again.
    if (cleaned === source) return source;
    source = cleaned;
  }
}
