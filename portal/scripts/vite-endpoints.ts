import type { Plugin } from 'vite';

/** A stub for every schema: it can be called, and all its members are the stub itself. */
const stub = 'const schemas = new Proxy(function () {}, { get: () => schemas, apply: () => schemas });';

const imports = /^import (\{[^}]*\}) from ['"]([^'"]+)['"];?$/gm;

/** The summary of a call, which is only needed by the reference and has to be on a separate line. */
const summaries = /^\s+summary: (?:'[^']*'|"[^"]*"),\n/gm;

/**
 * The client only needs method, path and kind of reply of an endpoint. Its schemas, and yup, are left out of the
 * browser until a form imports its schema. Unused endpoints are left out too.
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
