/**
 * The part of a story's entry in Storybook's index that decides which pictures are taken of it.
 * @typedef {{ id: string, type: string, importPath: string, tags?: string[] }} Entry
 * @typedef {{ name: string, id: string, theme: 'light' | 'dark', viewport: string | undefined }} Picture
 */

/** A tag such as `dark-picture`, `narrow-picture` or `narrow-dark-picture`: the viewport is a name of `.storybook/preview.tsx`. */
const pictureTag = /^(?:((narrow|phone|tablet)(?:-dark)?|dark)-)picture$/;

/**
 * Lists the pictures of the design system's stories. A story tagged `no-picture` has none in its own theme and width:
 * it acts on an element that another picture shows, or is very long. Each tag that names a theme or width adds one.
 * Story ids contain two hyphens in a row only once, so the name of such a picture is never the id of a story.
 * @param {Record<string, Entry>} entries
 * @returns {Picture[]}
 */
export const picturesOf = (entries) =>
  Object.values(entries)
    .filter(({ type, importPath }) => type === 'story' && importPath.startsWith('./design-system/'))
    .flatMap(({ id, tags = [] }) => [
      ...(tags.includes('no-picture')
        ? []
        : [{ name: id, id, theme: /** @type {const} */ ('light'), viewport: undefined }]),
      ...tags.flatMap((tag) => {
        const [, mode, viewport] = pictureTag.exec(tag) ?? [];
        const theme = mode?.endsWith('dark') ? /** @type {const} */ ('dark') : /** @type {const} */ ('light');
        return mode ? [{ name: `${id}--${mode}`, id, theme, viewport }] : [];
      }),
    ]);
