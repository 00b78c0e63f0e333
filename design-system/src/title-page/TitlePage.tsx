import type { ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import { PageTitle } from '../page-head/PageHead';

export interface TitlePageSum {
  /** What the sum is, in serif italic above it: "18. joulukuuta tilillesi …0043 tulee". */
  lead: ReactNode;
  /** The formatted sum, as large as the title of a book. */
  value: ReactNode;
  /** `danger` when it did not arrive. */
  tone?: 'danger';
}

export interface TitlePageProps {
  /** The name: the page's `h1`. Without a sum it is as large as the title of a book. */
  title: ReactNode;
  /** What arrives: the question that the page answers first. */
  sum?: TitlePageSum | undefined;
  /** What is known without a sum, in serif italic. */
  facts?: ReactNode;
  /** How the sum comes about, and what to do: an `AmountBar`, a paragraph of links, a `Notice`. */
  children?: ReactNode;
  /** The title, which receives the focus when the page opens. */
  headingRef?: Ref<HTMLHeadingElement>;
}

/** The head of Home, styled as the title page of a book. Other pages use `PageHead`. */
export function TitlePage({ title, sum, facts, children, headingRef }: TitlePageProps) {
  return (
    <Root data-sum={sum !== undefined}>
      <PageTitle ref={headingRef} tabIndex={-1}>
        {title}
      </PageTitle>
      {sum && (
        <Sum data-tone={sum.tone}>
          <span>{sum.lead}</span> <strong>{sum.value}</strong>
        </Sum>
      )}
      {facts && <Facts>{facts}</Facts>}
      {children && <Below>{children}</Below>}
    </Root>
  );
}

const Root = styled.div`
  padding-block: clamp(2.5rem, 5vw, 4.5rem) clamp(2rem, 4vw, 3.5rem);
  text-align: center;
  h1 { font-size: var(--display); font-weight: 380; line-height: 1; letter-spacing: -0.03em; }
  &[data-sum='true'] {
    padding-block: clamp(1.75rem, 4vw, 3.25rem) clamp(2rem, 3.6vw, 3rem);
    h1 { font-size: clamp(1.75rem, 1.5rem + 1vw, 2.25rem); font-weight: 440; line-height: 1.15; letter-spacing: -0.012em; }
  }
  @media (max-width: 727px) { text-align: start; }
`;

const Sum = styled.p`
  margin: var(--s5) 0 0;
  span {
    display: block;
    color: var(--muted);
    font: italic 400 clamp(1.1875rem, 1.1rem + 0.4vw, 1.375rem)/1.35 var(--serif);
  }
  &[data-tone='danger'] span { color: var(--danger); }
  strong {
    display: block;
    margin-top: 0.12em;
    font: 380 clamp(2.5rem, min(13vw, 2rem + 5.4vw), 5.75rem)/1.05 var(--serif);
    font-variant-numeric: lining-nums;
    letter-spacing: -0.032em;
    white-space: nowrap;
  }
`;

const Facts = styled.p`
  margin: var(--s4) 0 0;
  color: var(--muted);
  font: italic 400 var(--lead)/1.4 var(--serif);
  @media (max-width: 727px) { font-size: 1.125rem; }
`;

const Below = styled.div`
  display: grid;
  gap: var(--s5);
  width: min(100%, 46rem);
  margin: var(--s5) auto 0;
  > p { display: flex; flex-wrap: wrap; justify-content: center; gap: 0 var(--s5); margin: 0; }
  @media (max-width: 727px) { > p { justify-content: flex-start; } }
`;
