import { underline } from './strapi/form-words.js';

/** What Strapi shows and neither an option nor a hook of it leaves out. */
const left = [
  // The button makes HTML, which the server takes out of texts (clean-text.ts).
  ...underline.map((name) => `[data-toolbar-item] button[name="${name}"]`),
  // The preview's page has a choice of width of its own (portal/src/app/preview).
  'div:has(+ div > [data-testid="preview-iframe"])',
  // The star of a switch: it is on or off, and never missing.
  'div:has(> div > input[type="checkbox"][aria-required]) > div label > span[aria-hidden="true"]',
  // The bin that would empty a part of the settings without which they cannot be published (hints.tsx).
  'div:has(> div > div > [data-kept]) > button',
];

/** Hides those. */
export function putOnStyle(): void {
  const style = document.createElement('style');
  style.textContent = `${left.join(', ')} { display: none !important; }`;
  document.head.append(style);
}
