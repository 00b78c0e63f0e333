import { TextLink } from '@nimio/design-system';
import { compiler } from 'markdown-to-jsx';
import { Fragment, type ReactNode } from 'react';

interface LinkProps {
  href?: string;
  children?: ReactNode;
}

/** Without an address, which the library removes when unsafe, only the text is rendered. */
const Link = ({ href, children }: LinkProps) =>
  href ? <TextLink href={href}>{children}</TextLink> : <span>{children}</span>;

/** Only the society's pictures, since others would reveal the reader to third parties. */
const Picture = ({ src = '', alt = '' }: { src?: string; alt?: string }) =>
  src.startsWith('/uploads/') ? <img src={src} alt={alt} loading="lazy" /> : <span>{alt}</span>;

const options = {
  // Raw HTML is shown as text.
  disableParsingRawHTML: true,
  forceBlock: true,
  wrapper: Fragment,
  // Headings start at level 2.
  overrides: { a: Link, img: Picture, h1: { component: 'h2' as const } },
};

/** For pages that are a text; others use `Markdown`, which loads this and the library on demand. */
export default function MarkdownText({ text }: { text: string }) {
  return <>{compiler(text, options)}</>;
}
