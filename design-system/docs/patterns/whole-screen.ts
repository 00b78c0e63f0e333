/** Parameters of a story that is a whole page: landmarks and headings, which a part does not have, are looked at too. */
export const wholeScreen = { layout: 'fullscreen', a11y: { config: { rules: [] } } };
