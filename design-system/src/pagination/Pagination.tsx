import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useStrings } from '../strings/use-strings';
import { pageNumbers } from './page-numbers';
import { paginationStrings } from './pagination.strings';

export interface PaginationProps {
  /** The current page, from 1. */
  page: number;
  /** The number of pages. */
  count: number;
  /** Called when another page is chosen. */
  onChange: (page: number) => void;
  /** Name of the navigation if a view has several: "Teosten sivut". */
  label?: string;
}

/**
 * Pagination of a long list. The numbers are the ends and the neighbours; on a phone only the position in words.
 * Keyboard: Tab from page to page, Enter or Space chooses. The focus stays on the pressed button.
 */
export function Pagination({ page, count, onChange, label }: PaginationProps) {
  const t = useStrings(paginationStrings);
  return (
    <Root aria-label={label ?? t('pages')}>
      <Step isOver={page <= 1} onPress={() => onChange(page - 1)}>
        {t('previous')}
      </Step>
      <Numbers>
        {pageNumbers(page, count).map((number, index, all) => (
          <li key={number ?? `gap after ${all[index - 1]}`}>
            {number === null ? (
              <span aria-hidden>…</span>
            ) : (
              <button
                type="button"
                aria-current={number === page ? 'page' : undefined}
                aria-label={t('page', { page: number, count })}
                onClick={() => onChange(number)}
              >
                {number}
              </button>
            )}
          </li>
        ))}
      </Numbers>
      <Place>{t('page', { page, count })}</Place>
      <Step isOver={page >= count} onPress={() => onChange(page + 1)}>
        {t('next')}
      </Step>
    </Root>
  );
}

interface StepProps {
  /** There is no further page. */
  isOver: boolean;
  onPress: () => void;
  children: ReactNode;
}

/** To the adjacent page. At the last one the button keeps the focus. */
function Step({ isOver, onPress, children }: StepProps) {
  return (
    <button type="button" aria-disabled={isOver || undefined} onClick={isOver ? undefined : onPress}>
      {children}
    </button>
  );
}

const Root = styled.nav`
  display: flex;
  align-items: center;
  gap: 0.15rem;
  font-size: var(--small);
  button {
    min-width: 2.75rem;
    min-height: 2.75rem;
    padding: 0 0.5rem;
    border: 0;
    border-bottom: 3px solid transparent;
    border-radius: 0;
    background: none;
    color: var(--accent);
    font: inherit;
    cursor: pointer;
  }
  button:hover:not([aria-disabled]) { background: var(--accent-tint); color: var(--accent-hover); }
  button[aria-disabled] { color: var(--muted); cursor: default; }
  [aria-current] { border-bottom-color: var(--accent); color: var(--ink); font-weight: 600; }
  li > span { display: grid; place-items: center; min-width: 1.5rem; padding-bottom: 3px; }
  @media (max-width: 727px) { justify-content: space-between; }
  @media (forced-colors: active) {
    /* In forced colours a transparent border would be a line under every number. */
    button { border-bottom-color: Canvas; }
    button[aria-current] { border-bottom-color: Highlight; }
    button[aria-disabled] { color: GrayText; }
  }
  @media print { display: none; }
`;

const Numbers = styled.ol`
  display: flex;
  align-items: center;
  gap: 0.15rem;
  @media (max-width: 727px) { display: none; }
`;

const Place = styled.span`
  display: none;
  padding-bottom: 3px;
  @media (max-width: 727px) { display: inline; }
`;
