import { fromMarkdown } from 'mdast-util-from-markdown';

type Root = ReturnType<typeof fromMarkdown>;
type Node = Root['children'][number];

/** The address of a link, by which a reader without the portal's page can follow it. */
interface Addresses {
  /** The portal's, for links to its pages. */
  origin: string;
  /** Those that are defined elsewhere in the text, by their labels. */
  defined: ReadonlyMap<string, string>;
}

const definitionsIn = (nodes: readonly Node[]): [string, string][] =>
  nodes.flatMap((node) => {
    if (node.type === 'definition') return [[node.identifier, node.url]];
    return 'children' in node ? definitionsIn(node.children) : [];
  });

/** The words of a link, followed by its address unless that is what the words are. */
function linkText(words: string, url: string | undefined, { origin }: Addresses): string {
  if (!url || url.startsWith('#')) return words;
  const address = url.startsWith('/') ? `${origin}${url}` : url.replace(/^(mailto|tel):/i, '');
  return words === url || words === address ? address : `${words} (${address})`;
}

function lineText(node: Node, addresses: Addresses): string {
  const within = (): string => ('children' in node ? lineOf(node.children, addresses) : '');
  switch (node.type) {
    case 'text':
      // A line break in the source is a space on the page.
      return node.value.replaceAll('\n', ' ');
    case 'inlineCode':
      return node.value;
    case 'break':
      return '\n';
    case 'image':
      return node.alt ?? '';
    case 'link':
      return linkText(within(), node.url, addresses);
    case 'linkReference':
      return linkText(within(), addresses.defined.get(node.identifier), addresses);
    default:
      return within();
  }
}

const lineOf = (nodes: readonly Node[], addresses: Addresses): string =>
  nodes.map((node) => lineText(node, addresses)).join('');

/** Puts a mark before the first line, and indents the others as far. */
const marked = (mark: string, text: string): string =>
  mark + text.replaceAll(/\n(?=.)/g, `\n${' '.repeat(mark.length)}`);

function blockText(node: Node, addresses: Addresses): string {
  switch (node.type) {
    case 'list':
      return node.children
        .map((item, at) => {
          const mark = node.ordered ? `${(node.start ?? 1) + at}. ` : '– ';
          return marked(mark, blocksOf(item.children, addresses, '\n'));
        })
        .join('\n');
    case 'blockquote':
      return blocksOf(node.children, addresses).replaceAll(/^/gm, '> ');
    case 'code':
      return node.value;
    case 'thematicBreak':
      return '* * *';
    default:
      return 'children' in node ? lineOf(node.children, addresses) : '';
  }
}

const blocksOf = (nodes: readonly Node[], addresses: Addresses, between = '\n\n'): string =>
  nodes
    .map((node) => blockText(node, addresses))
    .filter(Boolean)
    .join(between);

/**
 * An editor's Markdown as the text of a mail, with the addresses of links. Parsing takes more than linear time: the
 * server calls `plainTextOf`.
 */
export function plainText(markdown: string, origin: string): string {
  const { children } = fromMarkdown(markdown);
  return blocksOf(children, { origin, defined: new Map(definitionsIn(children)) });
}
