import { Button } from 'react-aria-components/Button';
import { css, styled } from 'styled-components';
import { Anchor } from '../anchor/Anchor';
import { Wrap } from '../page/Page';

export const Root = styled.header`
  border-top: 6px solid var(--accent-mark);
  background: var(--page);
`;

export const Line = styled(Wrap)`
  display: flex;
  align-items: stretch;
  gap: var(--s6);
  min-height: 4.25rem;
  @media (max-width: 1199px) { gap: 1.25rem; }
  @media (min-width: 728px) and (max-width: 1023px) { flex-wrap: wrap; gap: 0 1.25rem; min-height: 0; }
  @media (max-width: 727px) { min-height: 3.75rem; gap: var(--s2); }
  &[data-search] {
    flex-wrap: wrap;
    gap: 0 var(--s4);
    min-height: 0;
    @media (max-width: 727px) { column-gap: var(--s2); }
  }
`;

export const Scotch = styled.div`
  height: 6px;
  border-block: 1px solid var(--rule-strong);
  border-top-width: 3px;
`;

export const Brand = styled(Anchor)`
  align-self: center;
  color: var(--ink);
  font: 500 1.75rem/1 var(--display-serif);
  letter-spacing: -0.02em;
  text-decoration: none;
  padding-block: 0.5rem;
  img { display: block; height: 2rem; max-width: 10rem; object-fit: contain; object-position: left; }
  &:hover { color: var(--accent); }
  @media (min-width: 728px) and (max-width: 1023px) { padding-block: 0.7rem; }
`;

/** A word after the name. */
export const Note = styled.span`
  align-self: center;
  margin-inline-start: calc(-1 * var(--s2));
  color: var(--muted);
  font: italic 400 1.125rem/1 var(--serif);
  /* There is room for either it or the controls. */
  @media (min-width: 728px) and (max-width: 1023px) { display: none; }
  /* Where it does not fit, it wraps out of sight instead of moving the menu's button to another row. */
  @media (max-width: 727px) {
    display: flex;
    flex: 1 1 0;
    flex-wrap: wrap;
    min-width: 0;
    height: 1.4em;
    margin-inline-start: 0;
    overflow: hidden;
    line-height: 1.4;
    &::before { content: ''; height: 100%; }
  }
  @media print { display: none; }
`;

/** The search between name and tools, on a phone in a row below them. */
export const SearchPlace = styled.div`
  flex: 1 1 8rem;
  align-self: center;
  max-width: 40rem;
  min-height: var(--target);
  margin-block: var(--s3);
  @media (max-width: 727px) { order: 1; flex-basis: 100%; max-width: none; margin-top: 0; }
  @media print { display: none; }
`;

export const Nav = styled.nav`
  display: flex;
  gap: var(--s2);
  @media (max-width: 1199px) { gap: 0; }
  @media (min-width: 728px) and (max-width: 1023px) {
    order: 3;
    width: calc(100% + 1rem);
    min-height: 3rem;
    margin-inline: -0.5rem;
    border-top: 1px solid var(--rule);
  }
  [data-search] > & {
    flex-wrap: wrap;
    width: calc(100% + 1.5rem);
    min-height: 3rem;
    margin-inline: -0.75rem;
  }
  @media (min-width: 728px) and (max-width: 1199px) {
    [data-search] > & { width: calc(100% + 1rem); margin-inline: -0.5rem; }
  }
  @media (max-width: 727px) { &, [data-search] > & { display: none; } }
  @media print { &, [data-search] > & { display: none; } }
`;

/** The menu of more pages, at the end of the row. */
export const More = styled.div`
  align-self: center;
  margin-inline-start: auto;
`;

/** The space of a badge with one digit. */
export const CountPlace = styled.span`
  width: 1.375rem;
`;

const navItem = css`
  display: flex;
  align-items: center;
  gap: var(--s2);
  padding: 2px var(--s3) 0;
  border-bottom: 3px solid transparent;
  color: var(--ink);
  text-decoration: none;
  &:hover { border-bottom-color: var(--accent-line); color: var(--accent-hover); }
  &:focus-visible { outline-offset: -3px; }
  @media (max-width: 1199px) { padding-inline: 0.5rem; }
  /* In forced colours a transparent border would be a line under every page. */
  @media (forced-colors: active) { border-bottom-color: Canvas; }
`;

export const NavLink = styled(Anchor)`
  ${navItem}
  &[aria-current] { border-bottom-color: var(--accent); font-weight: 600; }
  @media (forced-colors: active) { &[aria-current] { border-bottom-color: Highlight; } }
`;

/** A locked page: like its neighbours, with a lock, and quieter. */
export const NavButton = styled(Button)`
  ${navItem}
  border-width: 0 0 3px;
  border-radius: 0;
  background: none;
  color: var(--muted);
  font: inherit;
  cursor: pointer;
  &[aria-expanded='true'] { border-bottom-color: var(--accent-line); color: var(--accent-hover); }
  svg { width: 1rem; height: 1rem; }
`;

export const Tools = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s4);
  margin-inline-start: auto;
  @media (max-width: 1199px) { gap: 0; }
  @media (max-width: 727px) { > * { display: none; } }
  @media print { display: none; }
`;

export const Burger = styled(Button)`
  display: none;
  align-items: center;
  align-self: center;
  gap: var(--s2);
  min-height: 2.75rem;
  /* Its label is near the edge, and its focus ring inside it. */
  margin-inline-end: calc(-1 * var(--s2));
  padding: var(--s2) var(--s3);
  border: 0;
  border-radius: var(--radius);
  background: none;
  color: inherit;
  font: inherit;
  cursor: pointer;
  &:hover { background: var(--accent-tint); }
  @media screen and (max-width: 727px) { display: inline-flex; }
`;

export const Band = styled.div`
  background: var(--accent-tint);
  font-size: var(--small);
  &[data-tone='warning'] { background: var(--warn-tint); }
  > div { display: flex; flex-wrap: wrap; align-items: center; gap: 0 var(--s4); min-height: 2.75rem; padding-block: 0.6rem; }
  @media (forced-colors: active) { border-bottom: 1px solid CanvasText; }
`;
