/**
 * The part of a story's entry in Storybook's index that decides about its pictures.
 * @typedef {{ id: string, type: string, importPath: string, tags?: string[] }} Entry
 * @typedef {{ name: string, id: string, theme: 'light' | 'dark' }} Picture
 */

/**
 * The pictures that are taken of the design system's stories. A story tagged `no-picture` has none: it does something
 * to what another picture shows, or is as long as a list. One tagged `dark-picture` has a second one in the dark theme.
 * Story ids contain two hyphens in a row only once, so the name of a dark picture is never the id of a story.
 * @param {Record<string, Entry>} entries
 * @returns {Picture[]}
 */
export const picturesOf = (entries) =>
  Object.values(entries)
    .filter(({ type, importPath }) => type === 'story' && importPath.startsWith('./design-system/'))
    .flatMap(({ id, tags = [] }) => [
      ...(tags.includes('no-picture') ? [] : [{ name: id, id, theme: /** @type {const} */ ('light') }]),
      ...(tags.includes('dark-picture')
        ? [{ name: `${id}--dark`, id, theme: /** @type {const} */ ('dark') }]
        : []),
    ]);
