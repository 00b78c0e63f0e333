import { papers } from './papers';

// The violet of the library's date stamp, as `accentCss('#5b2a86')` computes it: inlined, so that no page has to
// compute it. The server writes the society's own into the page.
const accent = {
  light: `--accent-mark:#5b2a86;--accent:#5b2a86;--on-accent:#fffdf9;--accent-hover:#481370;\
--accent-line:#997bbb;--accent-tint:#f1e9fc;--accent-tint-hover:#e9dcfa`,
  dark: `--accent-mark:#5b2a86;--accent:#c39dee;--on-accent:#15171c;--accent-hover:#d6b7fc;\
--accent-line:#8265a3;--accent-tint:#2e233b;--accent-tint-hover:#392b49`,
};

const light = `color-scheme:light;
--page:${papers.light.page};--sheet:${papers.light.sheet};--sunk:${papers.light.sunk};--gutter:#ece5d6;
--ink:${papers.light.ink};--muted:#565b66;--field:#85827a;--rule:#d8d2c5;--rule-strong:#1b1e26;
--danger:#a3231f;--danger-tint:#fbe9e5;--warn:#7a4f00;--warn-tint:#fbf0d6;
--ok:#23613b;--ok-tint:#e6f2e4;--info:#27557f;--info-tint:#e6eef6;
--on-danger:#fffdf9;--on-warn:#fffdf9;--on-ok:#fffdf9;--on-info:#fffdf9;
--focus:#1b1e26;--focus-halo:#fffdf9;--veil:rgb(27 30 38/.45);
--series-1:#432969;--series-2:#009d90;--series-3:#721800;--series-4:#2b59b9;--series-5:#7f6700;
--shadow:0 1px 2px rgb(27 30 38/.06),0 12px 32px -12px rgb(27 30 38/.18);${accent.light};`;

const dark = `color-scheme:dark;
--page:${papers.dark.page};--sheet:${papers.dark.sheet};--sunk:${papers.dark.sunk};--gutter:#0c0d10;
--ink:${papers.dark.ink};--muted:#a9abb2;--field:#7f848f;--rule:#363b45;--rule-strong:#b9b5ac;
--danger:#ff9d91;--danger-tint:#3a1f1f;--warn:#ecbf62;--warn-tint:#332a17;
--ok:#86cf9a;--ok-tint:#1b2e22;--info:#93c2ef;--info-tint:#1c2b3a;
--on-danger:#15171c;--on-warn:#15171c;--on-ok:#15171c;--on-info:#15171c;
--focus:#ece8df;--focus-halo:#15171c;--veil:rgb(0 0 0/.6);
--series-1:#9878bd;--series-2:#b5f4f6;--series-3:#d69376;--series-4:#89b6fa;--series-5:#f0cf85;
--shadow:0 1px 2px rgb(0 0 0/.4),0 12px 32px -12px rgb(0 0 0/.7);${accent.dark};`;

const measures = `--serif:"Newsreader","Newsreader Substitute",Georgia,"Times New Roman",serif;
--display-serif:"Newsreader Display","Newsreader","Newsreader Substitute",Georgia,"Times New Roman",serif;
--sans:"Source Sans 3","Source Sans 3 Substitute",system-ui,-apple-system,"Segoe UI",sans-serif;
--s1:.25rem;--s2:.5rem;--s3:.75rem;--s4:1rem;--s5:1.5rem;--s6:2rem;--s7:3rem;--s8:4.5rem;
--small:.9375rem;--table:1rem;--body:1.0625rem;--lead:1.25rem;--title:1.1875rem;--h3:1.1875rem;
--h2:clamp(1.5rem,1.38rem + .5vw,1.75rem);--h1:clamp(2.125rem,1.7rem + 1.9vw,3.125rem);
--display:clamp(2.75rem,1.9rem + 3.6vw,4.75rem);
--measure:38rem;--side-padding:clamp(1rem,4vw,3rem);--radius:3px;--target:2.875rem;
--quick:120ms;--gentle:180ms;--z-head:1;--z-bar:2;--z-progress:5;--z-veil:20;--z-toast:30;`;

/** On paper everything is black on white; colour would only cost ink. */
const print = `color-scheme:light;--page:#fff;--sheet:#fff;--sunk:#fff;--gutter:#fff;--ink:#000;--muted:#333;
--rule:#999;--rule-strong:#000;--field:#333;--danger:#000;--danger-tint:#fff;--warn:#000;--warn-tint:#fff;
--ok:#000;--ok-tint:#fff;--info:#000;--info-tint:#fff;--body:10pt;--table:9pt;--small:8.5pt;--title:11pt;`;

const printAccent = `--accent:#000!important;--accent-mark:#000!important;--accent-hover:#000!important;
--accent-line:#000!important;--accent-tint:#fff!important;--accent-tint-hover:#fff!important;`;

/**
 * Every custom property of the design system, for both themes, forced colours and print. `:where` keeps them
 * weaker than the accent that the server writes into the page.
 */
export const tokenCss = `
:where(:root){${light}${measures}}
@media (prefers-color-scheme:dark){:where(:root:not([data-theme])){${dark}}}
:where(:root[data-theme=dark]){${dark}}
@media (forced-colors:active){:root{--focus:Highlight;--focus-halo:Canvas;--field:ButtonBorder;--rule-strong:CanvasText}}
@media print{:root:root{${print}${printAccent}}}
`;
