import { messages } from './messages.js';

const underline = 'components.Blocks.modifiers.underline';

/** Hides parts of Strapi's admin that no option or hook removes. */
const left = [
  // The button inserts HTML, which the server removes from texts (clean-text.ts).
  ...[messages.fi[underline], messages.sv[underline], 'Underline'].map(
    (name) => `[data-toolbar-item] button[name="${name}"]`,
  ),
  // The preview's page has its own choice of width (portal/src/app/preview).
  'div:has(+ div > [data-testid="preview-iframe"])',
  // The asterisk of a required switch, which always has a value.
  'div:has(> div > input[type="checkbox"][aria-required]) > div label > span[aria-hidden="true"]',
  // The placeholder of the choice of a language, which is shown before the same word as an option.
  '[role="combobox"][name="preferedLanguage"] > span > span > span > span',
  // The link to prices of a service that is not used.
  'a[href^="https://strapi.io/pricing"]',
  // The delete button of components without which the settings cannot be published (hints.tsx).
  'div:has(> div > div > [data-kept]) > button',
];

export function addStyle(): void {
  const style = document.createElement('style');
  style.textContent = `${left.join(', ')} { display: none !important; }`;
  document.head.append(style);
}
