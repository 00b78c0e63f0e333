import type { Plugin } from 'vite';

/** Stands for every schema: it can be called, and whatever is asked of it is itself. */
const stub = 'const schemas = new Proxy(function () {}, { get: () => schemas, apply: () => schemas });';

const imports = /^import (\{[^}]*\}) from ['"]([^'"]+)['"];?$/gm;

/** What a call is for, in a sentence of its own line; for the reference only. */
const summaries = /^\s+summary: (?:'[^']*'|"[^"]*"),\n/gm;

/**
 * An endpoint's schemas serve the server; the client wants its method, path and kind of reply. So they stay out
 * of the browser, and with them yup, until a form imports its own schema. Unused endpoints stay out too.
 */
export function withoutSchemas(code: string): string {
  const bare = code
    .replace(imports, (line, names: string, from: string) =>
      /\/endpoint(?:\.js)?$/.test(from) ? line : `const ${names.replace(/ as /g, ': ')} = schemas;`,
    )
    .replace(summaries, '')
    .replace(/= endpoint\(/g, '= /* @__PURE__ */ endpoint(');
  return `${stub}\n${bare}`;
}

export function endpointsWithoutSchemas(): Plugin {
  return {
    name: 'portal:endpoints-without-schemas',
    enforce: 'pre',
    transform: {
      filter: { id: /[/\\]domain[/\\]dist[/\\].*\.endpoints\.js$/ },
      handler: (code) => ({ code: withoutSchemas(code), map: null }),
    },
  };
}
