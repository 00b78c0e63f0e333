import { TYPE } from '@formatjs/icu-messageformat-parser';

/** @typedef {import('@formatjs/icu-messageformat-parser').MessageFormatElement} Element */

/** @type {Partial<Record<TYPE, string>>} */
const kinds = {
  [TYPE.argument]: 'value',
  [TYPE.select]: 'select',
  [TYPE.plural]: 'plural',
  [TYPE.tag]: 'tag',
};

/**
 * The placeholders of a message with the kind of each: `value`, `plural`, `select:a|b`, `tag`. Two languages with the
 * same placeholders take the same values.
 *
 * @param {Element[]} elements
 * @param {Map<string, string>} [found]
 * @returns {Map<string, string>}
 */
export function placeholders(elements, found = new Map()) {
  for (const element of elements) {
    if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
    const kind = kinds[element.type] ?? 'formatted';
    const options = 'options' in element ? Object.keys(element.options) : [];
    const known = found.get(element.value);
    // The number of a plural may also appear in the text; the stricter kind is used.
    if (known === undefined || known === 'value')
      found.set(element.value, kind === 'select' ? `select:${options.sort().join('|')}` : kind);
    if ('options' in element)
      for (const { value } of Object.values(element.options)) placeholders(value, found);
    if ('children' in element) placeholders(element.children, found);
  }
  return found;
}
