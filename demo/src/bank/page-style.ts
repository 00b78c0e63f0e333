import { createHash } from 'node:crypto';

/** The page's whole style, inline: its hash stands in the content security policy. */
export const pageStyle = `
:root { color-scheme: light dark; --paper: #f3f6f5; --sheet: #fff; --ink: #14211f; --soft: #47605b;
  --line: #8aa19b; --accent: #0b6a58; --on-accent: #fff; --error: #a3161b; --wash: #e3efec; }
@media (prefers-color-scheme: dark) { :root { --paper: #101917; --sheet: #182421; --ink: #eaf2ef;
  --soft: #a9bfb9; --line: #5f7a73; --accent: #6fd3bb; --on-accent: #06231d; --error: #ff9b95; --wash: #22332f; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif;
  overflow-wrap: break-word; }
main, header { max-width: 40rem; margin-inline: auto; padding: 1rem; }
header { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: center; gap: .5rem 1rem; }
header p { margin: 0; font-weight: 700; letter-spacing: .01em; }
header p::before { content: ""; display: inline-block; width: .7em; height: .7em; margin-inline-end: .5em;
  border: .2em solid var(--accent); transform: rotate(45deg); }
nav ul { display: flex; gap: .25rem; margin: 0; padding: 0; list-style: none; }
nav a { display: block; padding: .5rem .6rem; color: inherit; }
nav a[aria-current] { text-decoration: none; font-weight: 700; }
h1 { font-size: 1.6rem; line-height: 1.2; margin: .5rem 0; }
h2 { font-size: 1.15rem; margin: 2rem 0 .75rem; }
.banner { border-inline-start: .3rem solid var(--accent); background: var(--wash); margin: 1rem 0; padding: .75rem 1rem; }
.persons { display: grid; gap: .5rem; margin: 0; padding: 0; list-style: none; }
.person { width: 100%; display: grid; gap: .1rem .75rem; grid-template-columns: 1fr auto; text-align: start;
  padding: .75rem 1rem; background: var(--sheet); color: inherit; border: 1px solid var(--line); border-radius: .4rem; }
.person strong { font-size: 1.05rem; }
.person span { color: var(--soft); }
.person code { grid-column: 2; grid-row: 1; font-family: ui-monospace, monospace; }
@media (max-width: 26rem) { .person { grid-template-columns: 1fr; } .person code { grid-column: 1; grid-row: auto; } }
.person:hover { border-color: var(--accent); background: var(--wash); }
button { font: inherit; min-height: 2.75rem; cursor: pointer; }
.primary, .plain { padding: .5rem 1.25rem; border-radius: .4rem; border: 1px solid var(--accent); }
.primary { background: var(--accent); color: var(--on-accent); font-weight: 700; }
.plain { background: transparent; color: var(--accent); margin-block: 2rem 1rem; }
label { display: block; font-weight: 700; margin-top: 1rem; }
input { font: inherit; width: 100%; max-width: 24rem; min-height: 2.75rem; padding: .4rem .6rem; background: var(--sheet);
  color: inherit; border: 1px solid var(--line); border-radius: .3rem; }
input[aria-invalid=true] { border: 2px solid var(--error); }
.hint { margin: 0; color: var(--soft); }
.error { margin: .25rem 0; color: var(--error); font-weight: 700; }
.summary { border: 2px solid var(--error); border-radius: .4rem; padding: .75rem 1rem; margin: 1rem 0; }
.summary h2 { margin: 0 0 .25rem; }
.summary ul { margin: 0; padding-inline-start: 1.2rem; }
.summary a { color: var(--error); line-height: 1.75; }
form .primary { margin-top: 1.25rem; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
@media (forced-colors: active) { .person, .primary, .plain, input { border: 1px solid; } }
`;

const styleHash = createHash('sha256').update(pageStyle).digest('base64');

/**
 * Nothing but the page's own style. The browser follows the answer of the form to the portal, so those origins
 * must be listed too.
 */
export function contentSecurityPolicy(formTargets: readonly string[]): string {
  return [
    "default-src 'none'",
    `style-src 'sha256-${styleHash}'`,
    `form-action 'self' ${formTargets.join(' ')}`.trim(),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
