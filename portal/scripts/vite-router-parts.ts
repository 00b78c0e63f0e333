import type { Plugin } from 'vite';

const displayNames = /^\w+\.displayName = ".*";$/gm;
const wrapped = /^(var \w+ = )(React\d*\.forwardRef\()/gm;

/**
 * Leaves the router's links and forms, which the portal does not use, out of the browser. The bundler keeps them only
 * because of an assigned name and a call that might have side effects.
 */
export const usedRouterParts = (): Plugin => ({
  name: 'portal:used-router-parts',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /[/\\]react-router[/\\]dist[/\\]production[/\\]chunk-\w+\.mjs$/ },
    handler: (code) => ({
      code: code.replace(displayNames, '').replace(wrapped, '$1/* @__PURE__ */ $2'),
      map: null,
    }),
  },
});
