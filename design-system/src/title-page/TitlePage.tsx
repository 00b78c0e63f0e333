import type { ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import { PageTitle } from '../page-head/PageHead';

export interface TitlePageProps {
  /** The author's name: the page's `h1`, as large as a title. */
  title: ReactNode;
  /** Works and loans, in serif italic. */
  facts?: ReactNode;
  /** The next payment, each a separate element: date, estimate, reason. */
  next?: ReactNode;
  /** The title, which receives the focus when the page opens. */
  headingRef?: Ref<HTMLHeadingElement>;
}

/** The head of Home, styled as the title page of a book. Other pages use `PageHead`. */
export function TitlePage({ title, facts, next, headingRef }: TitlePageProps) {
  return (
    <Root>
      <PageTitle ref={headingRef} tabIndex={-1}>
        {title}
      </PageTitle>
      {facts && <Facts>{facts}</Facts>}
      {next && <Next>{next}</Next>}
    </Root>
  );
}

const Root = styled.div`
  padding-block: clamp(2.5rem, 5vw, 4.5rem) clamp(2rem, 4vw, 3.5rem);
  text-align: center;
  h1 { font-size: var(--display); font-weight: 380; line-height: 1; letter-spacing: -0.03em; }
  @media (max-width: 727px) { text-align: start; }
`;

const Facts = styled.p`
  margin: var(--s4) 0 0;
  color: var(--muted);
  font: italic 400 var(--lead)/1.4 var(--serif);
  @media (max-width: 727px) { font-size: 1.125rem; }
`;

const Next = styled.div`
  display: inline-flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 0.15rem var(--s5);
  margin-top: var(--s6);
  padding-top: var(--s4);
  border-top: 1px solid var(--rule);
  @media (max-width: 727px) { display: grid; justify-content: start; width: 100%; }
`;
