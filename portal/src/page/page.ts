import { accentCss } from '@nimio/design-system/accent';

/** The society's settings that the first bytes of the page need, by language; the rest is passed on unchanged. */
export interface PageSettings {
  fi: {
    portalName: string;
    /** The society's colour, `#rrggbb`. */
    accent: string;
  };
}

const marker = '<!--settings-->';
const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

const escapeHtml = (text: string) => text.replace(/[&<>]/g, (character) => entities[character] ?? '');

/** JSON inside a script element ends at the first `</script`, so it must not contain `<`. */
const escapeJson = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c');

/**
 * Writes the society's colour, name and settings into the built `index.html`, so that the first bytes are right and the
 * portal need not fetch them.
 *
 * @param template `dist/index.html`
 * @throws Error when the template has no marker; RangeError when the colour is invalid.
 */
export function renderPage(template: string, settings: PageSettings): string {
  if (!template.includes(marker)) throw new Error(`The template has no ${marker}`);
  const { portalName, accent } = settings.fi;
  const head =
    `<style>${accentCss(accent)}</style>` +
    `<script type="application/json" id="settings">${escapeJson(settings)}</script>`;
  // Functions as replacements, since a `$&` in a name would be a pattern otherwise.
  return template
    .replace(/<title>.*?<\/title>/s, () => `<title>${escapeHtml(portalName)}</title>`)
    .replace(marker, () => head);
}
