import { createGlobalStyle } from 'styled-components';
import { tokenCss } from './tokens';

/** Tokens and the style of bare elements. Mounted once, by `DesignSystemProvider`. */
export const GlobalStyle = createGlobalStyle`
${tokenCss}
*, *::before, *::after { box-sizing: border-box; }
html {
  scroll-padding-block: 1rem 6rem;
  font-family: var(--sans);
  font-size: 100%;
  -webkit-text-size-adjust: 100%;
  text-size-adjust: 100%;
}
/* The arrows must not scroll the page to an option near the edge of the window: React Aria would close the list. */
html:has([role='listbox']) { scroll-padding-block: 0; }
body {
  margin: 0;
  background: var(--page);
  color: var(--ink);
  font-size: var(--body);
  line-height: 1.5;
  font-variant-numeric: lining-nums tabular-nums;
  text-rendering: optimizeLegibility;
  hanging-punctuation: first;
  overflow-wrap: break-word;
}
h1, h2 { margin: 0; font-family: var(--serif); font-weight: 440; text-wrap: balance; hyphens: auto; overflow-wrap: anywhere; }
h1 { font-family: var(--display-serif); font-size: var(--h1); line-height: 1.08; letter-spacing: -.018em; }
h2 { font-size: var(--h2); line-height: 1.2; letter-spacing: -.008em; }
h3 { margin: 0; font-size: var(--h3); line-height: 1.3; font-weight: 600; }
b, strong { font-weight: 600; }
p { margin: 0 0 var(--s3); text-wrap: pretty; }
/* Without a marker Safari drops the list semantics; an empty one is harmless. */
ul, ol { margin: 0; padding: 0; list-style: ''; }
dl, dd { margin: 0; }
a {
  color: var(--accent);
  text-decoration-thickness: 1px;
  text-decoration-color: var(--accent-line);
  text-underline-offset: .2em;
}
a:hover { color: var(--accent-hover); text-decoration-color: currentColor; text-decoration-thickness: 2px; }
svg.lucide { width: 1.25rem; height: 1.25rem; flex: none; stroke-width: 1.6; vertical-align: -.25em; }
/* An icon with its own colour would keep it on any background. */
@media (forced-colors: active) { svg.lucide { color: inherit !important; } }
:focus-visible, [data-focus-visible] {
  outline: 3px solid var(--focus);
  outline-offset: 2px;
  box-shadow: 0 0 0 2px var(--focus-halo);
}
/* A heading is focused only so that reading continues from there; it is not interactive. */
:is(h1, h2)[tabindex="-1"]:focus-visible { outline: none; box-shadow: none; }
@media (prefers-reduced-motion: reduce) {
  *, *::before, *::after {
    transition-duration: 0s !important;
    animation-duration: 0s !important;
    animation-iteration-count: 1 !important;
    scroll-behavior: auto !important;
  }
}
@media print {
  a { color: inherit; text-decoration: none; }
  @page {
    size: A4;
    margin: 18mm 16mm 20mm;
    @bottom-right { content: counter(page) " / " counter(pages); font: 8.5pt "Source Sans 3", sans-serif; }
  }
}
`;
