import CircleAlert from 'lucide-react/icons/circle-alert';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

export interface SectionProps {
  /** Heading of the section. */
  title: ReactNode;
  /** Anchor of the section, for a `SideNav` or a `SectionNav`. */
  id: string;
  children: ReactNode;
  /** Level of the heading. */
  level?: 2 | 3;
  /** `margin`: on a wide screen the heading is next to the content, for a page of facts. */
  heading?: 'above' | 'margin';
  /** A remark at the end of the heading's line, on a phone below it; not for a heading in the margin. */
  remark?: ReactNode;
  /** Buttons and links that act on the content: at the end of the heading's line, or under a heading in the margin. */
  actions?: ReactNode;
  /** What is wrong in the section: "Tarkista 1 kohta", next to the heading; not for a heading in the margin. */
  error?: ReactNode;
}

/** A part of a page under a rule: double for the first one of its kind, single for those that follow. */
export function Section({
  title,
  id,
  children,
  level = 2,
  heading = 'above',
  remark,
  actions,
  error,
}: SectionProps) {
  const headingId = `${id}-title`;
  const Heading = `h${level}` as const;
  if (heading === 'margin')
    return (
      <Ledger id={id} aria-labelledby={headingId}>
        <div>
          <Heading id={headingId}>{title}</Heading>
          {actions && <div>{actions}</div>}
        </div>
        <div>{children}</div>
      </Ledger>
    );
  return (
    <Root id={id} aria-labelledby={headingId}>
      {remark || actions || error ? (
        <div className="head">
          <Heading id={headingId}>{title}</Heading>
          {error && (
            <p data-error>
              <CircleAlert aria-hidden />
              {error}
            </p>
          )}
          {remark && <p>{remark}</p>}
          {actions && <div>{actions}</div>}
        </div>
      ) : (
        <Heading id={headingId}>{title}</Heading>
      )}
      {children}
    </Root>
  );
}

const Root = styled.section`
  padding-block: var(--s6) var(--s5);
  border-top: 1px solid var(--rule-strong);
  &:first-of-type { border-top: 3px double var(--rule-strong); }
  /* The sections of a form continue those before it. */
  section + form > &:first-of-type { border-top: 1px solid var(--rule-strong); }
  > :is(h2, h3) { margin-bottom: var(--s4); }
  > dl:last-child { margin-bottom: 0; }
  > p { max-width: var(--measure); }
  > .head { display: flex; flex-wrap: wrap; align-items: baseline; justify-content: space-between; gap: var(--s1) var(--s5); margin-bottom: var(--s4); }
  > .head > :is(h2, h3, p) { margin: 0; }
  > .head > p { color: var(--muted); }
  > .head > p[data-error] { display: flex; align-items: baseline; gap: var(--s1); margin-inline-end: auto; color: var(--danger); font-weight: 600; }
  > .head > p > svg { align-self: center; }
  > .head > div { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 var(--s4); }
  /* The heading alone decides the height of the line. */
  > .head > div > button { margin-block: -0.75rem; }
  @media print { > .head > div { display: none; } }
`;

const Ledger = styled.section`
  display: grid;
  grid-template-columns: 12rem minmax(0, 1fr);
  gap: var(--s3) var(--s6);
  padding-block: var(--s5) var(--s6);
  border-top: 1px solid var(--rule);
  scroll-margin-top: var(--s4);
  &:first-of-type { border-top-color: var(--rule-strong); }
  > div:first-child > :is(h2, h3) { margin-bottom: var(--s2); overflow-wrap: anywhere; }
  > div:first-child > div { display: grid; justify-items: start; }
  > div:first-child > div > * { text-align: start; }
  @media (max-width: 1023px) {
    grid-template-columns: minmax(0, 1fr);
    > div:first-child > div { display: flex; flex-wrap: wrap; gap: 0 var(--s4); }
  }
  @media print { > div:first-child > div { display: none; } }
`;
