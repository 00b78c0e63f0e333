import { TextLink } from '@nimio/design-system';
import { compiler } from 'markdown-to-jsx';
import { Fragment, type ReactNode } from 'react';

interface LinkProps {
  href?: string;
  children?: ReactNode;
}

/** An address that the library found unsafe is left out: then only the words stay. */
const Link = ({ href, children }: LinkProps) =>
  href ? <TextLink href={href}>{children}</TextLink> : <span>{children}</span>;

/** Only the society's own pictures: others would tell a stranger who reads. */
const Picture = ({ src = '', alt = '' }: { src?: string; alt?: string }) =>
  src.startsWith('/uploads/') ? <img src={src} alt={alt} loading="lazy" /> : <span>{alt}</span>;

const options = {
  // Editors write text; raw HTML in it is shown as it is written.
  disableParsingRawHTML: true,
  forceBlock: true,
  wrapper: Fragment,
  // The page has its own h1.
  overrides: { a: Link, img: Picture, h1: { component: 'h2' as const } },
};

/** Use `Markdown`, which loads this and the library when the first text is shown. */
export default function MarkdownText({ text }: { text: string }) {
  return <>{compiler(text, options)}</>;
}
