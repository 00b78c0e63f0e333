/** Escapes a text for HTML, in content and in quoted attributes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** Returns a plain page in English. `head` and `body` are HTML. */
export const htmlPage = (title: string, body: string, head = ''): string => `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>${title}</title>
  <style>
    :root { color-scheme: light dark; }
    body { max-width: 36rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; }
    button, input { font: inherit; padding: 0.5rem; margin-block: 0.25rem; }
    input { display: block; width: 100%; box-sizing: border-box; }
  </style>
  ${head}
</head>
<body>
  <h1>${title}</h1>
  ${body}
</body>
</html>
`;
