import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { settlingStyles, useSettling } from '../page/settling';
import { PageTitle } from '../page-head/PageHead';

export interface SpreadProps {
  /** Name of the service, styled as the title of a book. */
  title: string;
  /** Address of a logo shown instead of the name. */
  logo?: string;
  /** Serif italic lines under the title. */
  subtitle?: ReactNode;
  /** The society, above the title. */
  imprint?: ReactNode;
  /** Place and year, at the foot. */
  colophon?: ReactNode;
  /** A `DueSlip`. */
  ornament?: ReactNode;
  /** Choice of language above the form; see `LanguageSelector`. */
  languages?: ReactNode;
  /** Small links under the form. */
  foot?: ReactNode;
  /** The form. Its heading is the page's `h1`: use `PageTitle`. */
  children: ReactNode;
  /** `wide` for forms with fields side by side. */
  size?: 'md' | 'wide';
}

/** An open book (template F): title page on the left, form on the right. For login, registration and new passwords. */
export function Spread({
  title,
  logo,
  subtitle,
  imprint,
  colophon,
  ornament,
  languages,
  foot,
  children,
  size = 'md',
}: SpreadProps) {
  return (
    <Root>
      <Verso>
        <Leaf>
          <Press>{imprint}</Press>
          <Middle>
            <Name>{logo ? <img src={logo} alt={title} /> : title}</Name>
            {subtitle && <Subtitle>{subtitle}</Subtitle>}
            <Ornament>{ornament}</Ornament>
          </Middle>
          <Press>{colophon}</Press>
        </Leaf>
      </Verso>
      <Recto {...useSettling()} id="main" tabIndex={-1}>
        {languages}
        <Inner data-size={size}>{children}</Inner>
        {foot && <Foot data-size={size}>{foot}</Foot>}
      </Recto>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  min-height: 100vh;
  min-height: 100dvh;
  border-top: 6px solid var(--accent-mark);
  @media (max-width: 727px) { grid-template-columns: minmax(0, 1fr); min-height: 0; }
  @media print { display: block; border: 0; min-height: 0; }
`;

const Verso = styled.header`
  border-inline-end: 1px solid var(--rule);
  background: linear-gradient(to left, var(--gutter), transparent 7rem);
  text-align: center;
  @media (max-width: 727px) {
    border: 0;
    border-bottom: 1px solid var(--rule);
    background: none;
  }
  @media print { border: 0; background: none; }
`;

/** As high as the window and always visible: a growing form does not move the title. */
const Leaf = styled.div`
  position: sticky;
  top: 0;
  display: grid;
  grid-template-rows: auto 1fr auto;
  min-height: calc(100dvh - 6px);
  padding: clamp(2rem, 5vw, 4.5rem);
  @media (max-width: 727px) { position: static; min-height: 0; padding: var(--s6) 1rem var(--s5); }
  @media print { position: static; min-height: 0; padding: 0 0 var(--s5); }
`;

const Press = styled.p`
  margin: 0;
  color: var(--muted);
  letter-spacing: 0.01em;
  @media (max-width: 727px) { display: none; }
`;

const Middle = styled.div`
  align-self: center;
  display: grid;
  justify-items: center;
  padding-block: var(--s5);
  @media (max-width: 727px) { padding: 0; }
`;

const Name = styled.p`
  margin: 0;
  font-family: var(--display-serif);
  font-size: clamp(4rem, 9vw, 8rem);
  font-weight: 360;
  letter-spacing: -0.032em;
  line-height: 0.9;
  img { max-width: min(100%, 3.5em); height: 0.75em; object-fit: contain; }
  @media (max-width: 727px) { font-size: 4.5rem; }
  @media print { font-size: 24pt; }
`;

const Subtitle = styled.p`
  max-width: 16em;
  margin: var(--s5) 0 0;
  color: var(--muted);
  font: italic 400 1.375rem/1.35 var(--serif);
  text-wrap: balance;
`;

const Ornament = styled.div`
  width: 100%;
  display: grid;
  justify-items: center;
  @media (max-width: 727px) { display: none; }
  @media print { display: none; }
`;

const Recto = styled.main`
  display: flex;
  flex-direction: column;
  min-width: 0;
  padding: clamp(2rem, 5vw, 4.5rem);
  outline: none;
  &:focus-visible { outline: none; box-shadow: none; }
  ${settlingStyles}
  @media (max-width: 727px) { padding: var(--s4) 1rem var(--s7); }
  @media print { padding: 0; }
`;

const Inner = styled.div`
  width: 100%;
  max-width: 25rem;
  margin: auto;
  padding-block: var(--s5) var(--s4);
  /* A long form starts at the top, so that it does not move its heading when it loads. */
  &[data-size='wide'] { max-width: 34rem; margin-block: 0; }
  ${PageTitle} { margin-bottom: var(--s5); font: 440 2rem/1.2 var(--serif); letter-spacing: -0.008em; }
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--s4);
  width: 100%;
  max-width: 25rem;
  margin: var(--s6) auto 0;
  color: var(--muted);
  font-size: var(--small);
  &[data-size='wide'] { max-width: 34rem; }
  a { display: inline-block; padding-block: 0.25rem; color: inherit; }
  @media print { display: none; }
`;
